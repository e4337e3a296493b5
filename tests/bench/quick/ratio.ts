import { at } from "../table.ts";

export interface Ratio {
  row: string;
  ratio: number;
}

/** Times two things in turns after a warm-up, so that whatever else the machine does meets both. @returns ours / peer, medians */
export async function ratioOf(runs: number, ours: () => unknown, peer: () => unknown): Promise<number> {
  const times = { ours: [] as number[], peer: [] as number[] };
  const time = async (work: () => unknown) => {
    const from = performance.now();
    await work();
    return performance.now() - from;
  };
  for (let run = -1; run < runs; run += 1) {
    const [mine, theirs] = [await time(ours), await time(peer)];
    if (run < 0) continue;
    times.ours.push(mine);
    times.peer.push(theirs);
  }
  return at(times.ours, 0.5) / at(times.peer, 0.5);
}
