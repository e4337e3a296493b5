import { monitorEventLoopDelay } from "node:perf_hooks";
import { at, type Row } from "./table.ts";

/** Requests of those who work meanwhile, in each run. */
const LEAST_REQUESTS = 150;

/** The delay that others notice of long work. */
interface Answers {
  p95: number;
  /** Longest time in which the server did nothing else, ms. */
  longestDelay: number;
}

/**
 * Asks one request after the other until long work has been done a number of times; without such work, a fixed number of requests.
 * It begins one turn of the event loop after the other, as requests come in: none waits for another's.
 */
export async function answersWhile(
  request: () => Promise<void>,
  long: { times: number; work: () => Promise<unknown> } | null,
): Promise<Answers> {
  // Started and warm.
  await long?.work();
  for (let warm = 0; warm < 20; warm++) await request();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  let left = long?.times ?? 0;
  const all = Promise.all(
    Array.from({ length: left }, async (_, turns) => {
      for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate);
      await long?.work();
      left -= 1;
    }),
  );
  const times: number[] = [];
  while (left > 0 || times.length < LEAST_REQUESTS) {
    const from = performance.now();
    await request();
    times.push(performance.now() - from);
  }
  delay.disable();
  await all;
  return { p95: at(times, 0.95), longestDelay: delay.max / 1e6 };
}

/** The rows of a table that compare a busy server with a quiet one. */
export function besideRows(what: string, busy: Answers, quiet: Answers): Row[] {
  const row = (name: string, ours: number, value: number): Row => ({
    what: `${what}: ${name}`,
    ours,
    unit: "ms",
    peer: { name: "quiet", value },
  });
  return [
    row("p95 of answers", busy.p95, quiet.p95),
    row("longest delay of the event loop", busy.longestDelay, quiet.longestDelay),
  ];
}
