import { setMaxListeners } from "node:events";
import { expect, it } from "vitest";
import { type CaseResult, simulate } from "./support/simulate.ts";
import { simulateContacts } from "./support/simulateContacts.ts";

// Three devices in one process wait for the same signals more often than Node expects of one.
setMaxListeners(0);

/** `SEED=17` plays another life, as `npm run soak` names it when it fails; STEPS is its length there. */
const { SEED = "1", STEPS = "300" } = process.env;

it.each([
  ["keeps three devices and the server the same and loses no edit, whatever happens to them", simulate],
  ["keeps an address book on two devices the same, under numbers that each has leased", simulateContacts],
] as const)("%s", { timeout: 120_000 }, async (_, life) => {
  const { edits, drops, failures }: CaseResult = await life(Number(SEED), Number(STEPS));
  expect(failures, `SEED=${SEED} STEPS=${STEPS} plays this again`).toEqual([]);
  expect(edits).toBeGreaterThan(1);
  expect(drops).toBeGreaterThan(1);
});
