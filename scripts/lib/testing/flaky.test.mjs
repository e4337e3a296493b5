import { expect, it } from "vitest";
import { flakyJourneys, flakyTests } from "./flaky.mjs";

const spec = (title, status) => ({ file: "a.test.ts", line: 3, title, tests: [{ status }] });

/** So many journeys in all, of which some passed only when they were tried again. */
function report(all, flaky) {
  const specs = Array.from({ length: all }, (_, index) => spec(`${index}`, index < flaky ? "flaky" : "expected"));
  return { suites: [{ specs: specs.slice(0, 1), suites: [{ specs: specs.slice(1) }] }] };
}

it("names the flaky journeys, in nested suites too", () => {
  expect(flakyJourneys(report(200, 2)).flaky.map(({ name }) => name)).toEqual(["a.test.ts:3 0", "a.test.ts:3 1"]);
});

it("says what failed at the first attempt, and where", () => {
  const error = { message: "\u001b[31mTimed out\u001b[39m\n\nExpected: 1", location: { file: "/x/b.ts", line: 7 } };
  const tests = [{ status: "flaky", results: [{ errors: [error] }, { errors: [] }] }];
  const specs = [{ file: "a.test.ts", line: 3, title: "late", tests }];
  expect(flakyJourneys({ suites: [{ specs }] }).flaky).toEqual([
    { name: "a.test.ts:3 late", reason: ["Timed out", "Expected: 1", "at b.ts:7"] },
  ]);
});

it.each([
  [100, 0, false],
  [100, 2, false],
  [100, 3, true],
  [300, 3, true],
])("of %i journeys, %i flaky ones are too many: %s", (all, flaky, tooMany) => {
  expect(flakyJourneys(report(all, flaky)).tooFlaky).toBe(tooMany);
});

it("names the tests of screens that passed only when they were tried again", () => {
  const test = (fullName, status, failureMessages) => ({ fullName, status, failureMessages });
  const assertionResults = [
    test("at once", "passed", []),
    test("late", "passed", ["AssertionError: no list\n\n    at Keys.tsx:3"]),
    test("never", "failed", ["Error"]),
  ];
  expect(flakyTests({ testResults: [{ name: "/x/Keys.screen.test.tsx", assertionResults }] })).toEqual({
    flaky: [{ name: "Keys.screen.test.tsx late", reason: ["AssertionError: no list", "    at Keys.tsx:3"] }],
    tooFlaky: false,
  });
});

it("finds none where the tests could not run", () => {
  expect(flakyJourneys(null)).toEqual({ flaky: [], tooFlaky: false });
  expect(flakyTests(null)).toEqual({ flaky: [], tooFlaky: false });
});
