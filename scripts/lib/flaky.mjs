/** More journeys than this share may not pass only at the second attempt. */
const MOST = 0.01;

/**
 * The journeys of a Playwright report that passed only when they were tried again.
 * @returns {{ names: string[], tooMany: boolean }}
 */
export function flakyIn(report) {
  const specs = (report?.suites ?? []).flatMap(specsOf);
  const names = specs
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map(({ file, line, title }) => `${file}:${line} ${title}`);
  return { names, tooMany: names.length > specs.length * MOST };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
