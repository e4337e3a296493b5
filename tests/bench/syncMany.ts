import type { Peer } from "./peers/peers.ts";
import type { Row } from "./table.ts";
import { at } from "./table.ts";

const EDITS = 10;
const PATIENCE_MS = 10_000;
const SETTLE_MS = 500;

/**
 * Measures the time after an edit until the last of many listening clients has heard of it.
 * @param prepare makes an edit ready; what it answers sends it
 */
export async function benchMany(
  peer: Peer,
  clients: number,
  prepare: () => Promise<() => Promise<void>>,
): Promise<Row> {
  let waiting = new Set<number>();
  let done = () => {};
  const listener = (index: number) => (text: string) => {
    if (text.trim() === "" || text.startsWith(":") || !waiting.delete(index)) return;
    if (waiting.size === 0) done();
  };
  const closers = await Promise.all(Array.from({ length: clients }, (_, index) => peer.listen(listener(index))));
  await new Promise((settled) => setTimeout(settled, SETTLE_MS));
  const times: number[] = [];
  for (let count = 0; count < EDITS; count += 1) {
    const send = await prepare();
    waiting = new Set(closers.keys());
    const all = new Promise<void>((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`${waiting.size} of ${clients} clients were not told`)),
        PATIENCE_MS,
      );
      done = () => {
        clearTimeout(late);
        resolve();
      };
    });
    const from = performance.now();
    await send();
    await all;
    times.push(performance.now() - from);
  }
  for (const close of closers) close();
  return {
    what: `an edit reaches the last of ${clients.toLocaleString("en")} clients, median`,
    ours: at(times, 0.5),
    unit: "ms",
  };
}
