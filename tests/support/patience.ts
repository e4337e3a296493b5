/** How much slower than the reference machine this one was found to be (1 and more); 1 where it was not measured. */
const slowness = Number(process.env["PASSERELLE_SLOWNESS"] ?? 1);

/**
 * A time-out in ms, as long here as it needs to be: what it takes on the reference machine times what this machine was measured to be
 * slower (`scripts/lib/slowness.mjs`).
 */
export function patience(ms: number): number {
  return Math.round(ms * slowness);
}
