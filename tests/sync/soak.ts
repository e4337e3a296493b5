import { fork } from "node:child_process";
import { setMaxListeners } from "node:events";
import { fileURLToPath } from "node:url";
import { killRepeatedly } from "./support/killing.ts";
import { LAW_NAMES, tryLaw } from "./support/mergeLaws.ts";
import { type CaseResult, simulate } from "./support/simulate.ts";
import { simulateContacts } from "./support/simulateContacts.ts";

/** `npm run soak -- [cases] [seed]`: what the tests do in a minute, for as long as wanted. */
const [cases = 1_000, first = Date.now() % 1_000_000, batch = 0] = process.argv.slice(2).map(Number);
const STEPS = 60;
const LAW_CASES = 100_000;
/** A process of its own for so many cases: RxDB's storage in memory keeps what was closed. */
const BATCH = 40;

setMaxListeners(0);
const ok = batch > 0 ? await runBatch() : await runAll();
process.exit(ok ? 0 : 1);

async function runAll(): Promise<boolean> {
  for (const name of LAW_NAMES) tryLaw(name, LAW_CASES, first);
  console.log(`${LAW_NAMES.length} laws of the merge hold in ${LAW_CASES} cases each`);
  const killed = await killRepeatedly(Math.ceil(cases / 10), first, 4_391);
  console.log(`${killed.kills} kills, ${killed.acknowledged} edits acknowledged`, killed.failures);
  let failed = killed.failures.length;
  for (let done = 0; done < cases; done += BATCH) {
    const count = Math.min(BATCH, cases - done);
    const child = fork(fileURLToPath(import.meta.url), [String(cases), String(first + done), String(count)]);
    if ((await new Promise((resolve) => child.once("exit", resolve))) !== 0) failed += 1;
    console.log(`${done + count} of ${cases} cases, ${failed} batches failed`);
  }
  return failed === 0;
}

/** So many lives of three devices, and a fifth as many of an address book. */
async function runBatch(): Promise<boolean> {
  const results: CaseResult[] = [];
  for (let seed = first; seed < first + batch; seed += 1) {
    results.push(await simulate(seed, STEPS));
    if (seed % 5 === 0) results.push(await simulateContacts(seed, STEPS));
  }
  const failed = results.filter(({ failures }) => failures.length > 0);
  for (const { seed, failures } of failed) {
    console.error(`SEED=${seed} npx vitest run tests/sync/simulation plays this again:`, failures);
  }
  const edits = results.reduce((sum, result) => sum + result.edits, 0);
  const drops = results.reduce((sum, result) => sum + result.drops, 0);
  console.log(`${results.length} lives from seed ${first}: ${edits} edits checked, ${drops} exchanges dropped`);
  return failed.length === 0;
}
