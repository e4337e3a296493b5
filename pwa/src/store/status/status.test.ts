import { refused } from "shared-schema/base/result";
import { expect, it } from "vitest";
import { stateOf } from "./status.ts";

const facts = {
  reachable: true,
  lastAt: 1,
  halted: null,
  heldUntil: null,
  problem: null,
  arrival: { complete: true, received: 3, pulled: [] },
  aside: [],
  pulled: [],
};
const aside = [{ collection: "yachts" as const, key: "1", rev: 1, title: "Azur" }];

it.each([
  ["saved", facts, 0, 0],
  ["saving", facts, 2, 0],
  ["loading", { ...facts, arrival: { complete: false, received: 500, pulled: [] } }, 0, 0],
  ["saving", { ...facts, arrival: { complete: false, received: 500, pulled: [] } }, 1, 0],
  ["offline", { ...facts, reachable: false, arrival: { complete: false, received: 0, pulled: [] } }, 0, 0],
  ["offline", { ...facts, reachable: false }, 0, 0],
  ["offline", { ...facts, reachable: false }, 3, 0],
  ["attention", facts, 0, 1],
  ["attention", { ...facts, problem: refused("device.full").refusal }, 0, 0],
  ["attention", { ...facts, aside }, 0, 0],
  ["saving", { ...facts, heldUntil: 60_000 }, 2, 0],
  ["attention", { ...facts, halted: "too-old" as const }, 0, 0],
])("is %s", (state, given, waiting, needsYou) => {
  expect(stateOf(given, true, { waiting, needsYou, typed: 0 })).toBe(state);
});

it("is not called saved while a form holds text, and says what is graver first", () => {
  expect(stateOf(facts, true, { waiting: 0, needsYou: 0, typed: 1 })).toBe("typed");
  expect(stateOf(facts, true, { waiting: 1, needsYou: 0, typed: 1 })).toBe("saving");
});

it("is not called saved before what waits on this device has been read", () => {
  expect(stateOf(facts, false, { waiting: 0, needsYou: 0, typed: 0 })).toBe("loading");
});
