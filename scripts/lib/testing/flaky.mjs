import { basename } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** More journeys than this may not pass only at the second attempt: a machine that stalls once fails one in each worker. */
const MOST = 2;

/** How many lines of an error are shown: the assertion, and the values that it compared. */
const LINES = 8;

/**
 * The journeys of a Playwright report that passed only when they were tried again, each with what failed at first.
 * @returns {{ journeys: { name: string, reason: string[] }[], tooMany: boolean }}
 */
export function flakyIn(report) {
  const specs = (report?.suites ?? []).flatMap(specsOf);
  const journeys = specs.flatMap(({ file, line, title, tests }) => {
    const flaky = tests.find(({ status }) => status === "flaky");
    return flaky ? [{ name: `${file}:${line} ${title}`, reason: reasonOf(flaky) }] : [];
  });
  return { journeys, tooMany: journeys.length > MOST };
}

/** The first lines of the first error, and the line of the journey at which it occurred. */
function reasonOf({ results = [] }) {
  const error = results.flatMap(({ errors = [] }) => errors)[0];
  if (!error) return [];
  const text = stripVTControlCharacters(error.message ?? "");
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const { file, line } = error.location ?? {};
  return [...lines.slice(0, LINES), ...(file ? [`at ${basename(file)}:${line}`] : [])];
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
