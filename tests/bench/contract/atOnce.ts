import { monitorEventLoopDelay } from "node:perf_hooks";
import { currentContract } from "shared-schema/contract/draft";
import { rivieraFacts } from "shared-schema/contract/testing.test-support";
import { fileAssets } from "../../../sync-server/src/ports/files/assets.ts";
import { directPrinter } from "../../../sync-server/src/ports/printer/directPrinter.ts";
import type { Printer } from "../../../sync-server/src/ports/printer/printer.ts";
import { threadPrinter } from "../../../sync-server/src/ports/printer/threadPrinter.ts";
import { sourcePool } from "../../../sync-server/src/ports/threads/sourcePool.test-support.ts";
import { startTestServer } from "../../../sync-server/src/testing/server.ts";
import { at, printRows, type Row } from "../table.ts";

const CONTRACTS = 100;
/** Requests of those who work meanwhile, for each printer. */
const LEAST_REQUESTS = 150;
/** How much slower answers may become while contracts are printed. */
const MOST = 1.5;

interface Answers {
  p95: number;
  /** Longest time in which the server did nothing else, ms. */
  longestDelay: number;
}

/** A hundred contracts at once: what others notice when they are printed in a thread, and when they are not. */
export async function benchAtOnce(assetsDir: string): Promise<void> {
  const server = await startTestServer({ listen: true });
  const { token } = await server.login("broker");
  // Over the network: answers within the process would leave the event loop no turn for the printing thread's messages.
  const work = async () => {
    const answer = await fetch(`${server.url}/api/cruise/1`, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
    await answer.arrayBuffer();
  };
  const quiet = await answersWhile(work, null);
  const pool = sourcePool();
  const beside = await answersWhile(work, threadPrinter(pool));
  await pool.close();
  const within = await answersWhile(work, directPrinter(fileAssets(assetsDir)));
  await server.close();
  printRows(`contract: ${CONTRACTS} at once while others work (at most ${MOST} of the quiet p95)`, [
    ...rowsOf("in a thread", beside, quiet),
    ...rowsOf("in the server's own thread", within, quiet),
  ]);
}

function rowsOf(what: string, busy: Answers, quiet: Answers): Row[] {
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

/** Begins some turns of the event loop later, as requests come in: none waits for another's contract. */
async function startAfter(turns: number, work: () => Promise<void>): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate);
  await work();
}

/** Asks one request after the other until the printer has printed them all; without a printer, a fixed number. */
async function answersWhile(work: () => Promise<void>, printer: Printer | null): Promise<Answers> {
  const doc = currentContract(rivieraFacts(), "https://passerelle.test");
  // Started and warm: what is measured is printing.
  await printer?.contract(doc, null);
  for (let warm = 0; warm < 20; warm++) await work();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  let left = printer ? CONTRACTS : 0;
  const printOne = async () => {
    await printer?.contract(doc, null);
    left -= 1;
  };
  const printed = printer && Promise.all(Array.from({ length: CONTRACTS }, (_, index) => startAfter(index, printOne)));
  const times: number[] = [];
  while (left > 0 || times.length < LEAST_REQUESTS) {
    const from = performance.now();
    await work();
    times.push(performance.now() - from);
  }
  delay.disable();
  await printed;
  return { p95: at(times, 0.95), longestDelay: delay.max / 1e6 };
}
