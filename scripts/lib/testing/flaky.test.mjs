import { expect, it } from "vitest";
import { flakyIn } from "./flaky.mjs";

const spec = (title, status) => ({ file: "a.test.ts", line: 3, title, tests: [{ status }] });

/** So many journeys in all, of which some passed only when they were tried again. */
function report(all, flaky) {
  const specs = Array.from({ length: all }, (_, index) => spec(`${index}`, index < flaky ? "flaky" : "expected"));
  return { suites: [{ specs: specs.slice(0, 1), suites: [{ specs: specs.slice(1) }] }] };
}

it("names the flaky journeys, in nested suites too", () => {
  expect(flakyIn(report(200, 2)).journeys.map(({ name }) => name)).toEqual(["a.test.ts:3 0", "a.test.ts:3 1"]);
});

it("says what failed at the first attempt, and where", () => {
  const error = { message: "\u001b[31mTimed out\u001b[39m\n\nExpected: 1", location: { file: "/x/b.ts", line: 7 } };
  const tests = [{ status: "flaky", results: [{ errors: [error] }, { errors: [] }] }];
  const specs = [{ file: "a.test.ts", line: 3, title: "late", tests }];
  expect(flakyIn({ suites: [{ specs }] }).journeys).toEqual([
    { name: "a.test.ts:3 late", reason: ["Timed out", "Expected: 1", "at b.ts:7"] },
  ]);
});

it.each([
  [100, 0, false],
  [100, 2, false],
  [100, 3, true],
  [300, 3, true],
])("of %i journeys, %i flaky ones are too many: %s", (all, flaky, tooMany) => {
  expect(flakyIn(report(all, flaky)).tooMany).toBe(tooMany);
});

it("finds none where the journeys could not run", () => {
  expect(flakyIn(null)).toEqual({ journeys: [], tooMany: false });
});
