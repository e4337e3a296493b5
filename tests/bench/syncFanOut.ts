import type { Peer } from "./peers/peers.ts";

const LISTENERS = 50;
const SLICES = 4;
const EDITS = 10;
const PATIENCE_MS = 5_000;
const SETTLE_MS = 300;

interface Notified {
  peer: Peer;
  /** Makes an edit ready; what it answers sends it. */
  prepare(): Promise<() => Promise<void>>;
}

/**
 * Measures, for each server, the time after an edit at which each of many listening clients has heard of it, ms; the
 * servers take turns.
 */
export async function fanOut(notified: readonly Notified[]): Promise<number[][]> {
  const times: number[][] = notified.map(() => []);
  for (let slice = 0; slice < SLICES; slice += 1) {
    for (const [index, one] of notified.entries()) times[index]?.push(...(await oneSlice(one)));
  }
  return times;
}

async function oneSlice({ peer, prepare }: Notified): Promise<number[]> {
  const times: number[] = [];
  let from = 0;
  let waiting = new Set<number>();
  const listener = (index: number) => (text: string) => {
    if (text.trim() === "" || text.startsWith(":") || !waiting.delete(index)) return;
    times.push(performance.now() - from);
  };
  const closers = await Promise.all(Array.from({ length: LISTENERS }, (_, index) => peer.listen(listener(index))));
  await new Promise((done) => setTimeout(done, SETTLE_MS));
  for (let count = 0; count < EDITS; count += 1) {
    const send = await prepare();
    waiting = new Set(closers.keys());
    from = performance.now();
    await send();
    while (waiting.size > 0 && performance.now() < from + PATIENCE_MS) await new Promise((done) => setTimeout(done, 1));
    if (waiting.size > 0) throw new Error(`${peer.name} told ${LISTENERS - waiting.size} of ${LISTENERS} clients`);
  }
  for (const close of closers) close();
  return times;
}
