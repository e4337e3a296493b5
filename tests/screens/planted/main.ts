import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { PLANTS } from "./plants.ts";

/**
 * `npm run planted [-- part of a name]`: tries the planted defects of screens one after another. A defect that every test passes over
 * fails the run, and so does a test that could not run.
 */
const ROOT = resolve(import.meta.dirname, "../../..");
const [part = ""] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "planted-"));
const report = join(folder, "report.json");

/** Runs the tests that have to notice a defect. @returns the titles of those that failed; null where they did not run */
function failedWith(name: string, noticedBy: string): string[] | null {
  rmSync(report, { force: true });
  const args = ["scripts/screens.mjs", noticedBy, "--reporter=json", `--outputFile=${report}`];
  spawnSync(process.execPath, args, { cwd: ROOT, env: { ...process.env, PASSERELLE_PLANT: name }, stdio: "ignore" });
  try {
    const { testResults }: Report = JSON.parse(readFileSync(report, "utf8"));
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    return tests.filter(({ status }) => status === "failed").map(({ title }) => title);
  } catch {
    return null;
  }
}

interface Report {
  testResults: { assertionResults: { status: string; title: string }[] }[];
}

const wanted = Object.entries(PLANTS).filter(([name]) => name.includes(part));
const outcomes = wanted.map(([name, { noticedBy }]) => {
  const failed = failedWith(name, noticedBy);
  const isNoticed = failed !== null && failed.length > 0;
  const why =
    failed === null ? "its tests did not run" : failed.length === 0 ? "no test noticed it" : failed.join("; ");
  console.log(`${isNoticed ? "noticed" : "MISSED "}  ${name}\n         ${why}`);
  return isNoticed;
});
rmSync(folder, { recursive: true, force: true });
const noticed = outcomes.filter(Boolean).length;
console.log(`${noticed} passed, ${outcomes.length - noticed} failed`);
process.exit(noticed === outcomes.length && noticed > 0 ? 0 : 1);
