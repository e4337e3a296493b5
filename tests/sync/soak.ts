import { fork, spawn } from "node:child_process";
import { setMaxListeners } from "node:events";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { killRepeatedly } from "./support/killing/killing.ts";
import { LAW_NAMES, tryLaw } from "./support/mergeLaws.ts";
import { restoreAgainAndAgain } from "./support/restoring.ts";
import { type CaseResult, simulate, simulateLogouts } from "./support/simulate.ts";
import { simulateContacts } from "./support/simulateContacts.ts";

/**
 * `npm run soak -- [lives|logouts|restores|kills|browser|laws|prices|routes|all] [count] [seed]`: what the tests do in a few minutes, for as long as wanted.
 * Without a seed, another one each time.
 */
const [what = "all", count, seed] = process.argv.slice(2);
const first = seed === undefined ? Date.now() % 1_000_000_000 : Number(seed);
const STEPS = 60;
/** So many lives are played by one process and told in one line. */
const BATCH = 100;

const SOAKS: Record<string, (wanted?: number) => Promise<boolean>> = {
  laws: async (wanted = 100_000) => {
    for (const name of LAW_NAMES) tryLaw(name, wanted, first);
    console.log(`${LAW_NAMES.length} laws of the merge hold in ${wanted} cases each, seed ${first}`);
    return true;
  },
  kills: async (wanted = 1_000) => {
    const { kills, acknowledged, refilled, startMs, failures } = await killRepeatedly(wanted, first, 4_391);
    console.log(
      `${kills} kills, ${acknowledged} edits acknowledged, ${refilled} sent again, started in ${Math.round(startMs)} ms`,
      failures,
    );
    return failures.length === 0;
  },
  restores: async (wanted = 500) => {
    let failed = 0;
    for (let life = first; life < first + wanted; life += 1) {
      const failures = await restoreAgainAndAgain(life);
      if (failures.length > 0) console.error(`seed ${life}:`, failures);
      failed += failures.length > 0 ? 1 : 0;
    }
    console.log(`${wanted} lives with restored backups from seed ${first}: ${failed} failed`);
    return failed === 0;
  },
  logouts: async (wanted = 500) => {
    let failed = 0;
    for (let life = first; life < first + wanted; life += 1) {
      const { failures } = await simulateLogouts(life, STEPS);
      if (failures.length > 0) console.error(`seed ${life}:`, failures);
      failed += failures.length > 0 ? 1 : 0;
    }
    console.log(`${wanted} lives with log-outs from seed ${first}: ${failed} failed`);
    return failed === 0;
  },
  prices: async (wanted = 10_000) => {
    const { tryHistories } = await import("../../shared-schema/src/pricing/causes/histories.test-support.ts");
    tryHistories(wanted, first);
    console.log(`The causes of the price sum to the cent in ${wanted} histories, seed ${first}`);
    return true;
  },
  routes: async (wanted = 1_000) => (await import("../routes/soak.ts")).judgeRandomRoutes(wanted, first),
  lives: (wanted = 10_000) => livesInBatches(wanted),
  browser: async (wanted = 10) =>
    (await runs("npm", ["run", "--silent", "build"])) &&
    (await runs("npm", ["run", "--silent", "e2e", "--", "killed", "--retries=0"], { BROWSER_KILLS: String(wanted) })),
  batch: (wanted = BATCH) => batchOfLives(wanted),
  all: async () => {
    let ok = true;
    for (const name of ["laws", "lives", "logouts", "restores", "kills", "browser", "prices", "routes"])
      ok = ((await SOAKS[name]?.()) ?? false) && ok;
    return ok;
  },
};

setMaxListeners(0);
const soak = SOAKS[what];
if (!soak) throw new Error(`There is no soak «${what}»: ${Object.keys(SOAKS).join(", ")}.`);
process.exit((await soak(count === undefined ? undefined : Number(count))) ? 0 : 1);

/** Runs a command and shows what it says. @returns whether it ended well */
async function runs(command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: "inherit" });
  return (await new Promise((resolve) => child.once("exit", resolve))) === 0;
}

/** As many processes as there are processors play batch after batch. */
async function livesInBatches(wanted: number): Promise<boolean> {
  let [next, done, failed] = [0, 0, 0];
  const play = async () => {
    while (next < wanted) {
      const [from, size] = [first + next, Math.min(BATCH, wanted - next)];
      next += size;
      const child = fork(fileURLToPath(import.meta.url), ["batch", String(size), String(from)]);
      if ((await new Promise((resolve) => child.once("exit", resolve))) !== 0) failed += 1;
      done += size;
      console.log(`${done} of ${wanted} lives from seed ${first}, ${failed} batches failed`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, play));
  return failed === 0;
}

/** So many lives of three devices, and a fifth as many of an address book. */
async function batchOfLives(wanted: number): Promise<boolean> {
  const results: CaseResult[] = [];
  for (let life = first; life < first + wanted; life += 1) {
    results.push(await simulate(life, STEPS));
    if (life % 5 === 0) results.push(await simulateContacts(life, STEPS));
  }
  const failed = results.filter(({ failures }) => failures.length > 0);
  for (const { seed: life, failures } of failed) {
    console.error(`SEED=${life} STEPS=${STEPS} npm run unit -- tests/sync/simulation plays this again:`, failures);
  }
  const edits = results.reduce((sum, result) => sum + result.edits, 0);
  const drops = results.reduce((sum, result) => sum + result.drops, 0);
  console.log(`${results.length} lives from seed ${first}: ${edits} edits checked, ${drops} exchanges dropped`);
  return failed.length === 0;
}
