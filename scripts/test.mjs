import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { flakyIn } from "./lib/flaky.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { ROOT, run } from "./lib/run.mjs";

await ensureInstalled();

const RESULTS = join(ROOT, "test-results");
const unitReport = join(RESULTS, "unit.json");
const browserReport = join(RESULTS, "browser.json");
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const steps = [
  ["types", () => run("npm", ["run", "--silent", "typecheck"])],
  ["lint", () => run("npm", ["run", "--silent", "lint"])],
  // The byte budget reads what was built; the browser tests run on it.
  ["build", () => run("node", ["scripts/build.mjs"])],
  [
    "unit and sync tests",
    () => run("npx", ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`]),
  ],
  ["browser tests", () => run("node", ["scripts/e2e.mjs"], { env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport } })],
];

const outcomes = [];
for (const [title, step] of steps) {
  const started = Date.now();
  process.stdout.write(`\n== ${title}\n`);
  const code = await step();
  outcomes.push({ title, code, seconds: Math.round((Date.now() - started) / 1000) });
}

const unit = readReport(unitReport);
const browser = readReport(browserReport);
const passed = (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0);
const failed =
  (unit?.numFailedTests ?? 0) +
  (browser?.stats.unexpected ?? 0) +
  outcomes.filter((outcome) => outcome.code !== 0).length;
const flaky = flakyIn(browser);
const skipped = (unit?.numPendingTests ?? 0) + (browser?.stats.skipped ?? 0);

process.stdout.write("\n");
for (const { title, code, seconds } of outcomes)
  process.stdout.write(`${code === 0 ? "ok    " : "FAILED"} ${title} (${seconds} s)\n`);
for (const { name, reason } of flaky.journeys)
  process.stdout.write(`flaky  ${[name, ...reason].join("\n         ")}\n`);
if (flaky.tooMany) process.stdout.write("FAILED more than one journey in a hundred is flaky\n");
process.stdout.write(`${passed} passed, ${failed} failed, ${flaky.journeys.length} flaky, ${skipped} skipped\n`);
process.exit(flaky.tooMany || outcomes.some((outcome) => outcome.code !== 0) ? 1 : 0);

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // A step that could not run leaves no report; its exit code already counts as a failure.
    return null;
  }
}
