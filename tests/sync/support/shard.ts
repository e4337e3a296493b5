import { setMaxListeners } from "node:events";
import { expect, it } from "vitest";
import { type CaseResult, simulate } from "./simulate.ts";
import { simulateContacts } from "./simulateContacts.ts";

const STEPS = 60;
/** The seeds of the tests are the same everywhere: 500 lives and 100 address books, in five files that the processors share. */
const FIFTH = 100;
const CONTACTS_FIFTH = 20;

/** `SEED=17` plays one life again. */
const again = process.env.SEED === undefined ? null : Number(process.env.SEED);

/** Plays a fifth of the lives of three devices, and of an address book. */
export function playFifth(fifth: 1 | 2 | 3 | 4 | 5): void {
  it(
    "keeps three devices and the server the same and loses no edit, whatever happens to them",
    {
      timeout: 1_200_000,
    },
    () => play(simulate, (fifth - 1) * FIFTH, FIFTH),
  );
  it(
    "keeps an address book on two devices the same, under numbers that each has leased",
    {
      timeout: 600_000,
    },
    () => play(simulateContacts, (fifth - 1) * CONTACTS_FIFTH, CONTACTS_FIFTH),
  );
}

async function play(life: (seed: number, steps: number) => Promise<CaseResult>, before: number, count: number) {
  // Three devices in one process wait for the same signals more often than Node expects of one.
  setMaxListeners(0);
  const seeds = again === null ? Array.from({ length: count }, (_, index) => before + index + 1) : [again];
  let [edits, drops] = [0, 0];
  for (const seed of seeds) {
    const result = await life(seed, STEPS);
    expect(result.failures, `SEED=${seed} plays this again`).toEqual([]);
    edits += result.edits;
    drops += result.drops;
  }
  console.log(`seeds ${seeds[0]} to ${seeds.at(-1)}: ${edits} edits checked, ${drops} exchanges dropped`);
  expect(edits).toBeGreaterThan(seeds.length);
  if (again === null) expect(drops).toBeGreaterThan(seeds.length);
}
