import { readFileSync } from "node:fs";
import { flakyJourneys, flakyTests } from "./flaky.mjs";

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {{ name: string, reason: string[] }[]} flaky tests that passed only when they were tried again
 * @property {boolean} tooFlaky
 */

/** A report that a step wrote; null where it could not run. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/** Counts the tests of a Vitest report. @returns {Counts} */
export function countUnit(report) {
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    ...flakyTests(report),
  };
}

/** Counts the tests of a Playwright report. @returns {Counts} */
export function countBrowser(report) {
  return {
    passed: report?.stats.expected ?? 0,
    failed: report?.stats.unexpected ?? 0,
    skipped: report?.stats.skipped ?? 0,
    ...flakyJourneys(report),
  };
}

/**
 * How a step ended.
 * @typedef {object} Outcome
 * @property {string} title
 * @property {number} code
 * @property {number} seconds
 * @property {Counts} [counted]
 * @property {string[][]} [unhandled] errors that belong to no test
 * @property {string} [last] the last lines that it printed, shown where it failed and no report says why
 * @property {Outcome} [first] its first try, where it failed though none of its tests did
 */

/** Whether a step failed though its tests ran and none of them failed. @param {Outcome} outcome */
export function failedWithoutTest({ code, counted }) {
  return code !== 0 && counted !== undefined && counted.passed > 0 && counted.failed === 0;
}

/**
 * The last lines of a run: each step with its seconds and counts, the errors that belong to no test, the flaky tests, and the sums. A
 * step that failed counts as one failure more, so that one without tests shows.
 * @param {Outcome[]} outcomes
 */
export function summary(outcomes) {
  const tries = outcomes.flatMap((outcome) => (outcome.first ? [outcome.first, outcome] : [outcome]));
  const counts = outcomes.flatMap(({ counted }) => counted ?? []);
  const sum = (count) => counts.reduce((total, one) => total + count(one), 0);
  const broken = outcomes.filter(({ code }) => code !== 0).length;
  const flaky = counts.flatMap((one) => one.flaky);
  const isTooFlaky = counts.some(({ tooFlaky }) => tooFlaky);
  const lines = [
    ...outcomes.map(stepLine),
    ...outcomes.flatMap(({ title, first }) =>
      first ? [`again  ${title}: at first exit ${first.code}, and no test failed`] : [],
    ),
    ...tries.flatMap(({ title, unhandled = [] }) =>
      unhandled.map((lines) => `error  ${[`${title}: ${lines[0]}`, ...lines.slice(1)].join("\n         ")}`),
    ),
    ...tries.filter(isUnexplained).map(({ title, code, last }) => `last   ${title} (exit ${code}):\n${last}`),
    ...flaky.map(({ name, reason }) => `flaky  ${[name, ...reason].join("\n         ")}`),
    ...(isTooFlaky ? ["FAILED more than two tests of a step are flaky"] : []),
    [
      `${sum(({ passed }) => passed)} passed`,
      `${sum(({ failed }) => failed) + broken} failed`,
      `${flaky.length} flaky`,
      `${sum(({ skipped }) => skipped)} skipped`,
    ].join(", "),
  ];
  return { text: lines.join("\n"), isGreen: broken === 0 && !isTooFlaky };
}

function isUnexplained({ code, counted, unhandled = [], last }) {
  return code !== 0 && last !== undefined && unhandled.length === 0 && counted?.failed === 0;
}

function stepLine({ title, code, seconds, counted }) {
  const parts = counted
    ? [
        `${counted.passed} passed`,
        counted.failed > 0 && `${counted.failed} failed`,
        counted.flaky.length > 0 && `${counted.flaky.length} flaky`,
        counted.skipped > 0 && `${counted.skipped} skipped`,
      ].filter(Boolean)
    : [];
  const counts = parts.length > 0 ? `: ${parts.join(", ")}` : "";
  return `${code === 0 ? "ok    " : "FAILED"} ${title} (${seconds} s)${counts}`;
}
