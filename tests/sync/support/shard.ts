import { setMaxListeners } from "node:events";
import { expect } from "vitest";
import { type CaseResult, simulate } from "./simulate.ts";
import { simulateContacts } from "./simulateContacts.ts";

const STEPS = 60;
/** The seeds of the tests: the same everywhere, half of them in each of two files, so that two processors share them. */
const HALF = 50;
const CONTACTS_HALF = 10;

/** `SEED=17` plays one life again. */
const again = process.env.SEED === undefined ? null : Number(process.env.SEED);

/** Plays a half of the lives of three devices. */
export const playHalf = (half: 0 | 1) => play(simulate, half * HALF, HALF);
/** Plays a half of the lives of an address book. */
export const playContactsHalf = (half: 0 | 1) => play(simulateContacts, half * CONTACTS_HALF, CONTACTS_HALF);

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
