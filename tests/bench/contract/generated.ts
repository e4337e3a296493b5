import { monitorEventLoopDelay } from "node:perf_hooks";
import { threadPrinter } from "../../../sync-server/src/ports/printer/threadPrinter.ts";
import { sourcePool } from "../../../sync-server/src/ports/threads/sourcePool.test-support.ts";
import { commitAsServer } from "../../../sync-server/src/testing/commitAsServer.ts";
import { startTestServer, type TestServer } from "../../../sync-server/src/testing/server.ts";
import { uncut } from "../../../sync-server/src/verbs/base/uncut.ts";
import { at, printRows, type Row } from "../table.ts";

const CONTRACTS = 100;
const FIRST = 1_001;
/** Accounts that may generate; each has as many contracts under way as the server prints for one. */
const WRITERS = ["admin", "broker", "captain", "carrier", "central", "stakeholder"];
const AT_ONCE = 5;
/** Answers to those who work meanwhile, for each state of the server. */
const LEAST_ANSWERS = 300;
const PAUSE_MS = 20;
/** How much slower answers may become while contracts are generated. */
const MOST = 1.5;

interface Answers {
  p50: number;
  p95: number;
  /** Longest time in which the server did nothing else, ms. */
  longestDelay: number;
}

/** A hundred agreements generated over REST, whole: what others notice. */
export async function benchGenerated(): Promise<void> {
  const pool = sourcePool();
  const server = await startTestServer({ listen: true, printer: threadPrinter(pool) });
  const numbers = agreements(server);
  const { token } = await server.login("client");
  const work = async () => {
    const answer = await fetch(`${server.url}/api/cruise/1`, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
    await answer.arrayBuffer();
  };
  // The first contract loads the texts and starts the thread.
  await generate(server, await tokenOf(server, "broker"), numbers.next().value ?? FIRST);
  for (let warm = 0; warm < 20; warm++) await work();
  const quiet = await answersUntil(work, Promise.resolve());
  const from = performance.now();
  const all = Promise.all(
    WRITERS.map(async (writer) => {
      const own = await tokenOf(server, writer);
      const one = async () => {
        for (const number of numbers) await generate(server, own, number);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, one));
    }),
  );
  const busy = await answersUntil(work, all);
  const took = performance.now() - from;
  await server.close();
  await pool.close();
  const row = (what: string, ours: number, value: number): Row => ({
    ...{ what, ours, unit: "ms" },
    peer: { name: "quiet", value },
  });
  printRows(`contract: ${CONTRACTS} generated over REST while others work (at most ${MOST} of the quiet p95)`, [
    row("median of answers", busy.p50, quiet.p50),
    row("p95 of answers", busy.p95, quiet.p95),
    row("longest delay of the event loop", busy.longestDelay, quiet.longestDelay),
    { what: "one contract, of all that were generated", ours: took / CONTRACTS, unit: "ms" },
  ]);
}

/** Copies the demo's agreement. @returns the numbers of the copies, each once */
function agreements(server: TestServer): Generator<number, undefined> {
  const row = server.deps.store.documents.get("agreements", "1");
  if (!row) throw new Error("The demo has an agreement");
  const body = uncut("agreements", row);
  for (let number = FIRST; number <= FIRST + CONTRACTS; number++) {
    commitAsServer(server, { collection: "agreements", id: String(number) }, { ...body, name: `Cruise ${number}` });
  }
  return numbersFrom(FIRST, FIRST + CONTRACTS);
}

function* numbersFrom(first: number, last: number): Generator<number, undefined> {
  for (let number = first; number <= last; number++) yield number;
}

async function tokenOf(server: TestServer, account: string): Promise<string> {
  const { token } = await server.login(account);
  if (token === null) throw new Error(`${account} is not logged in`);
  return token;
}

async function generate({ url }: TestServer, token: string, number: number): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await fetch(`${url}/api/cruise/${number}/generate`, { method: "POST", headers, body: "{}" });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** Asks one thing after the other, with a pause between, until something has happened and enough was answered. */
async function answersUntil(work: () => Promise<void>, happened: Promise<unknown>): Promise<Answers> {
  let isOver = false;
  const over = happened.then(() => {
    isOver = true;
  });
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const times: number[] = [];
  while (!isOver || times.length < LEAST_ANSWERS) {
    const from = performance.now();
    await work();
    times.push(performance.now() - from);
    // Requests after the last contract say nothing of them.
    if (isOver && times.length >= LEAST_ANSWERS) break;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  delay.disable();
  await over;
  return { p50: at(times, 0.5), p95: at(times, 0.95), longestDelay: delay.max / 1e6 };
}
