import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run.mjs";
import { runSteps } from "../testing/steps.mjs";
import { all, browserTests, checks, screenTests, unitTests } from "../testing/suites.mjs";
import { changedFiles, sourcesNaming } from "./files.mjs";
import { importers, reach } from "./graph.mjs";
import { addressesOf, featuresIn } from "./journeys.mjs";
import { CRAWL, select } from "./select.mjs";

/**
 * Runs the checks, and the tests that the changes since `base` can reach.
 * @returns {Promise<number>} the exit code
 */
export async function testChanged(base) {
  const changed = changedFiles(base);
  if (changed.length === 0) {
    process.stdout.write("Nothing has changed\n");
    return 0;
  }
  const graph = importers();
  // A source that is gone is named by files that have changed, too.
  const read = changed.filter((file) => !graph.has(file) && !/\.(tsx?|mjs)$/.test(file)).flatMap(sourcesNaming);
  const tests = testFiles();
  const screensOf = new Map(
    tests.filter((file) => file.startsWith("tests/e2e/")).map((file) => [file, featuresOf(file)]),
  );
  const chosen = select({ changed, reached: reach(graph, [...changed, ...read]), tests, screensOf });
  if (chosen === "everything") {
    process.stdout.write("What all tests run with has changed: everything runs\n");
    return runSteps(all());
  }
  return runSteps(stepsOf(changed, chosen));
}

function stepsOf(changed, { unit, screens, journeys, crawled, notes }) {
  const pages = addressesOf(crawled);
  const files = pages === "" ? journeys : [...journeys, CRAWL];
  process.stdout.write(
    `${changed.length} files have changed: ${unit.length} files of unit tests, ${screens.length} of screens, ${journeys.length} of journeys, pages of ${crawled.length} features\n`,
  );
  for (const note of notes) process.stdout.write(`Not covered: ${note}\n`);
  process.stdout.write(
    "Not covered: what no import shows, such as a style sheet's look. Before a merge, run npm test.\n",
  );
  const needsBuild = files.length > 0 || unit.some((file) => file.startsWith("tests/budget"));
  return [
    ...checks({ needsBuild }),
    unitTests(unit),
    ...(screens.length > 0 ? [screenTests(screens)] : []),
    ...(files.length > 0
      ? [
          browserTests(
            ["--grep-invert", "@nightly", "--pass-with-no-tests", ...files],
            pages ? { CRAWL_PAGES: pages } : {},
          ),
        ]
      : []),
  ];
}

function testFiles() {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "*.test.ts", "*.test.tsx", "*.test.mjs"];
  return execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim().split("\n");
}

const featuresOf = (file) => featuresIn(readFileSync(join(ROOT, file), "utf8"));
