import { expect, it } from "vitest";
import { countBrowser, countUnit, failedWithoutTest, summary } from "./reports.mjs";
import { described } from "./unhandled.mjs";

const UNIT = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1 };
const BROWSER = { stats: { expected: 4, unexpected: 1, skipped: 2 }, suites: [] };
const types = { title: "types", code: 0, seconds: 48 };

it("counts each step and all of them", () => {
  const outcomes = [
    types,
    { title: "unit tests", code: 0, seconds: 200, counted: countUnit(UNIT) },
    { title: "browser tests", code: 1, seconds: 300, counted: countBrowser(BROWSER) },
  ];
  expect(summary(outcomes)).toEqual({
    text: [
      "ok     types (48 s)",
      "ok     unit tests (200 s): 7 passed, 2 skipped",
      "FAILED browser tests (300 s): 4 passed, 1 failed, 2 skipped",
      "11 passed, 2 failed, 0 flaky, 4 skipped",
    ].join("\n"),
    isGreen: false,
  });
});

it("counts a step without tests that fails, and one that left no report", () => {
  const outcomes = [
    { ...types, code: 2 },
    { title: "unit tests", code: 1, seconds: 0, counted: countUnit(null) },
  ];
  const { text, isGreen } = summary(outcomes);
  expect(text).toMatch(/\n0 passed, 2 failed, 0 flaky, 0 skipped$/);
  expect(isGreen).toBe(false);
});

it("names flaky tests, and fails when they are too many", () => {
  const counted = (tooFlaky) => ({ ...countBrowser(null), flaky: [{ name: "a:3 late", reason: ["why"] }], tooFlaky });
  const outcome = (tooFlaky) => [{ title: "browser tests", code: 0, seconds: 1, counted: counted(tooFlaky) }];
  expect(summary(outcome(false)).text).toContain("\nflaky  a:3 late\n         why\n0 passed, 0 failed, 1 flaky");
  expect(summary(outcome(false)).isGreen).toBe(true);
  expect(summary(outcome(true)).isGreen).toBe(false);
});

it("shows the errors that belong to no test", () => {
  const error = {
    type: "Unhandled Rejection",
    message: "late",
    stack: "Error: late\n\n  at a:3",
    VITEST_TEST_PATH: "x.test.ts",
  };
  const outcome = {
    title: "screen tests",
    code: 1,
    seconds: 1,
    counted: countUnit(UNIT),
    unhandled: [described(error)],
  };
  expect(summary([outcome]).text).toContain(
    "\nerror  screen tests: Unhandled Rejection during x.test.ts\n         Error: late\n           at a:3\n7 passed, 1 failed",
  );
});

it("shows the last lines of a step that failed though its tests passed", () => {
  const step = { title: "screen tests", code: 139, seconds: 1, last: "Segmentation fault" };
  expect(summary([{ ...step, counted: countUnit(UNIT) }]).text).toContain(
    "\nlast   screen tests (exit 139):\nSegmentation fault\n",
  );
  const { text } = summary([{ ...step, counted: countUnit({ ...UNIT, numFailedTests: 1 }) }]);
  expect(text).not.toContain("last ");
});

it("names a step that was green at its second try, and why the first was not", () => {
  const step = { title: "screen tests", seconds: 1, counted: countUnit(UNIT), last: "Segmentation fault" };
  const first = { ...step, code: 139 };
  const { text, isGreen } = summary([{ ...step, code: 0, first }]);
  expect(text).toContain(
    "\nagain  screen tests: at first exit 139, and no test failed\nlast   screen tests (exit 139):\n",
  );
  expect(isGreen).toBe(true);
  expect(summary([{ ...first, first }]).isGreen).toBe(false);
});

it("gives no second try to a step whose tests failed, or did not run", () => {
  const counts = [UNIT, { ...UNIT, numFailedTests: 1 }, null].map((report) => countUnit(report));
  expect(counts.map((counted) => failedWithoutTest({ code: 1, counted }))).toEqual([true, false, false]);
  expect(failedWithoutTest({ code: 0, counted: countUnit(UNIT) })).toBe(false);
  expect(failedWithoutTest({ code: 1 })).toBe(false);
});
