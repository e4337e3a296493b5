import { expect, it } from "vitest";
import { stateOf } from "./status.ts";

const facts = { reachable: true, lastAt: 1, halted: null, problem: null, arrival: { complete: true, received: 3 } };

it.each([
  ["saved", facts, 0, 0],
  ["saving", facts, 2, 0],
  ["loading", { ...facts, arrival: { complete: false, received: 500 } }, 0, 0],
  ["saving", { ...facts, arrival: { complete: false, received: 500 } }, 1, 0],
  ["offline", { ...facts, reachable: false, arrival: { complete: false, received: 0 } }, 0, 0],
  ["offline", { ...facts, reachable: false }, 0, 0],
  ["offline", { ...facts, reachable: false }, 3, 0],
  ["attention", facts, 0, 1],
  ["attention", { ...facts, problem: "Full." }, 0, 0],
  ["attention", { ...facts, halted: "too-old" as const }, 0, 0],
])("is %s", (state, given, waiting, needsYou) => {
  expect(stateOf(given, waiting, needsYou)).toBe(state);
});
