import { expect, it } from "vitest";
import { judge, type Seen, share } from "./judge.ts";

const numbered = (most: number) => Array.from({ length: 40 }, (_, at) => (most * (at + 1)) / 40);
const SEEN: Seen = {
  ...{ quiet: numbered(20), waits: numbered(90), failed: 0, statuses: new Map([[200, 9]]) },
  ...{ memory: 300 * 1024 ** 2, isHollow: false },
};
const verdictOf = (seen: Partial<Seen>) => judge({ ...SEEN, ...seen });

it("holds what others hardly notice, on a quiet machine and on a busy one", () => {
  expect(verdictOf({})).toBe("held");
  expect(verdictOf({ waits: numbered(130) })).toBe("FAILED: p95");
  expect(verdictOf({ quiet: numbered(200), waits: numbered(590) })).toBe("held");
  expect(verdictOf({ quiet: numbered(200), waits: numbered(700) })).toBe("FAILED: p95, longest wait");
  expect(verdictOf({ waits: [...numbered(90), ...numbered(90), 501] })).toBe("FAILED: longest wait");
});

it("allows a slow machine the longer waits that it has for everything", () => {
  const seen = { ...SEEN, waits: [...numbered(90), ...numbered(90), 1_200] };
  expect([judge(seen), judge(seen, 2.5)]).toEqual(["FAILED: longest wait", "held"]);
  expect(judge({ ...SEEN, waits: [...numbered(90), ...numbered(90), 1_300] }, 2.5)).toBe("FAILED: longest wait");
});

it("fails an attack that has edits refused, or takes a gigabyte", () => {
  expect(verdictOf({ failed: 2, memory: 1024 ** 3 + 1 })).toBe("FAILED: 2 edits refused, memory");
});

it("takes no attack for held that met nothing, or of which nothing was measured", () => {
  const nothing = new Map([
    [0, 3],
    [404, 900],
  ]);
  expect(verdictOf({ statuses: nothing })).toBe("no verdict: the attack met nothing");
  expect(verdictOf({ statuses: nothing, isHollow: true })).toBe("held");
  expect(verdictOf({ statuses: new Map() })).toMatch("no verdict");
  expect(verdictOf({ waits: [] })).toBe("no verdict: no edit was answered");
  expect(verdictOf({ memory: 0 })).toBe("no verdict: the memory could not be read");
});

it("knows shares of few values", () => {
  expect([share([], 0.95), share([3], 0.95), share([1, 2, 3, 4], 0.5), share([4, 1], 1)]).toEqual([0, 3, 3, 4]);
});
