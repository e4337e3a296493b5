/** Times `work` after one warm-up. @returns the median of `runs` runs, ms */
export async function medianMs(runs: number, work: () => unknown): Promise<number> {
  await work();
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? 0;
}

/** Returns the duration of some work, ms. */
export async function timed(work: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** The figure below which a share of all lies: 0.5 is the median. */
export function at(figures: readonly number[], share: number): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length * share)] ?? 0;
}

export interface Row {
  what: string;
  ours: number;
  unit: string;
  peer?: { name: string; value: number } | undefined;
}

/** Prints rows as «what: ours; peer; ratio ours/peer», so that only figures of one run are compared. */
export function printRows(title: string, rows: Row[]): void {
  console.log(`\n${title}`);
  for (const { what, ours, unit, peer } of rows) {
    const ratio = peer
      ? `   ${peer.name} ${peer.value.toFixed(2)} ${unit}   ratio ${(ours / peer.value).toFixed(2)}`
      : "";
    console.log(`  ${what.padEnd(52)} ${ours.toFixed(2).padStart(9)} ${unit}${ratio}`);
  }
}
