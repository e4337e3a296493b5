import { setMaxListeners } from "node:events";
import { expect, it } from "vitest";
import { type CaseResult, simulate } from "./support/simulate.ts";
import { simulateContacts } from "./support/simulateContacts.ts";

// Three devices in one process wait for the same signals more often than Node expects of one.
setMaxListeners(0);

const STEPS = 60;
/** `SEED=… CASES=20` plays one plan again and again: what people do is the same each time, the machine's timing is not. */
const again = process.env.SEED === undefined ? null : Number(process.env.SEED);
const first = again ?? Date.now() % 1_000_000;

async function run(life: (seed: number, steps: number) => Promise<CaseResult>, cases: number, budgetMs: number) {
  const wanted = process.env.CASES ? Number(process.env.CASES) : again === null ? cases : 5;
  const started = Date.now();
  const total = { cases: 0, edits: 0, drops: 0 };
  while (total.cases < wanted && (total.cases === 0 || Date.now() - started < budgetMs)) {
    const seed = again ?? first + total.cases;
    const result = await life(seed, STEPS);
    expect(result.failures, `SEED=${seed} plays this again`).toEqual([]);
    total.cases += 1;
    total.edits += result.edits;
    total.drops += result.drops;
  }
  const { edits, drops } = total;
  console.log(`${total.cases} cases from seed ${first}: ${edits} edits checked, ${drops} exchanges dropped`);
  expect(edits).toBeGreaterThan(0);
}

it("keeps three devices and the server the same and loses no edit, whatever the network does", async () => {
  await run(simulate, 40, 38_000);
}, 100_000);

it("keeps an address book on two devices the same, under numbers that each has leased", async () => {
  await run(simulateContacts, 10, 10_000);
}, 60_000);
