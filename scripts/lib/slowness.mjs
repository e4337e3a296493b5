/** How long the sample takes on the machine for which the time-outs of the tests were chosen (ms). */
const REFERENCE_MS = 250;

/** Whatever fails on a machine that is slower still fails because of it. */
const MOST = 6;

/**
 * How much longer everything takes here than on the reference machine: 1 on that machine or a faster one, at most 6. The time-outs of
 * tests are multiplied by it: whether a screen answers within 10 s is a question about the app, not about the machine of the day.
 * To be asked once per process: it measures fresh memory too, which virtual machines are slow to give and browsers ask for all day.
 * @returns {number}
 */
export function slowness() {
  const started = performance.now();
  const rows = Array.from({ length: 60_000 }, (_, id) => ({ id, name: `row ${(id * 7919) % 60_000}`, at: [id, -id] }));
  const copies = JSON.parse(JSON.stringify(rows));
  copies.sort((a, b) => (a.name < b.name ? -1 : 1));
  const pages = Array.from({ length: 64 }, () => Buffer.alloc(1_000_000, 1));
  const took = performance.now() - started;
  if (copies.length + pages.length < rows.length) throw new Error("The sample was not made");
  return Math.min(MOST, Math.max(1, Math.round((took / REFERENCE_MS) * 10) / 10));
}
