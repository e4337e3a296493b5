const SIZE = 20_000;
// The same in each run and on each machine.
const rows = Array.from({ length: SIZE }, (_, index) => ({
  id: `row-${Math.imul(index, 2_654_435_761) >>> 0}`,
  value: Math.sin(index),
}));
const text = JSON.stringify(rows);

/**
 * The peer of work that no library does: JSON is parsed, sorted, looked up and added. It never changes, so a ratio to it follows
 * the work and not the machine.
 */
export function yardstick(): number {
  const parsed: typeof rows = JSON.parse(text);
  parsed.sort((a, b) => (a.id < b.id ? -1 : 1));
  const byId = new Map(parsed.map((row) => [row.id, row.value]));
  return rows.reduce((sum, { id }) => sum + Math.sqrt(Math.abs(byId.get(id) ?? 0)), 0);
}
