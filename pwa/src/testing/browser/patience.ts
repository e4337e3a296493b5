/** How much slower than the reference machine this one was measured to be (1 and more): `scripts/lib/slowness.mjs`. */
const slowness = Number(import.meta.env["PASSERELLE_SLOWNESS"] ?? 1);

/** A time-out in ms, as long as this machine needs for what takes the given time on the reference machine. */
export function patience(ms: number): number {
  return Math.round(ms * slowness);
}
