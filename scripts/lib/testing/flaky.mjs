import { basename } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** More tests of a step than this may not pass only at the second attempt: a machine that stalls once fails one in each worker. */
const MOST = 2;

/** How many lines of an error are shown: the assertion, and the values that it compared. */
const LINES = 8;

/**
 * @typedef {object} Flaky
 * @property {{ name: string, reason: string[] }[]} flaky tests that passed only when they were tried again, with what failed at first
 * @property {boolean} tooFlaky whether they are too many
 */

/** The flaky journeys of a Playwright report. @returns {Flaky} */
export function flakyJourneys(report) {
  const specs = (report?.suites ?? []).flatMap(specsOf);
  return judged(
    specs.flatMap(({ file, line, title, tests }) => {
      const flaky = tests.find(({ status }) => status === "flaky");
      return flaky ? [{ name: `${file}:${line} ${title}`, reason: reasonOf(flaky) }] : [];
    }),
  );
}

/** The flaky tests of a Vitest report: it keeps the errors of every try. @returns {Flaky} */
export function flakyTests(report) {
  return judged(
    (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status, failureMessages = [] }) => status === "passed" && failureMessages.length > 0)
        .map(({ fullName, failureMessages }) => ({
          name: `${basename(name)} ${fullName}`,
          reason: firstLines(failureMessages[0]),
        })),
    ),
  );
}

/** @returns {Flaky} */
function judged(flaky) {
  return { flaky, tooFlaky: flaky.length > MOST };
}

/** The first lines of the first error, and the line of the journey at which it occurred. */
function reasonOf({ results = [] }) {
  const error = results.flatMap(({ errors = [] }) => errors)[0];
  if (!error) return [];
  const { file, line } = error.location ?? {};
  return [...firstLines(error.message), ...(file ? [`at ${basename(file)}:${line}`] : [])];
}

/** The first lines of a message, without colours and empty ones. */
export function firstLines(message = "") {
  const lines = stripVTControlCharacters(message).split("\n");
  return lines.filter((line) => line.trim() !== "").slice(0, LINES);
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
