import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "../run.mjs";
import { countBrowser, countUnit, readReport, summary } from "./reports.mjs";

const RESULTS = join(ROOT, "test-results");

/**
 * @typedef {object} Step
 * @property {string} title
 * @property {[command: string, ...args: string[]]} command
 * @property {"unit" | "browser"} [report] whose JSON the step writes; it counts tests in the summary
 * @property {Record<string, string>} [env]
 */

/**
 * Runs steps one after the other, the rest too when one fails, and prints how long each took and what it counted.
 * @param {Step[]} steps
 * @returns {Promise<number>} the exit code of the whole
 */
export async function runSteps(steps) {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const outcomes = [];
  for (const step of steps) outcomes.push(await runStep(step));
  const { text, isGreen } = summary(outcomes);
  process.stdout.write(`\n${text}\n`);
  return isGreen ? 0 : 1;
}

async function runStep({ title, command: [command, ...args], report, env = {} }) {
  process.stdout.write(`\n== ${title}\n`);
  const file = join(RESULTS, `${title.replaceAll(" ", "-")}.json`);
  const started = Date.now();
  const code = await run(command, [...args, ...reporting(report, file)], {
    env: report === "browser" ? { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } : env,
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  const counted = report && (report === "unit" ? countUnit : countBrowser)(readReport(file));
  return { title, code, seconds, counted };
}

function reporting(report, file) {
  return report === "unit" ? ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`] : [];
}
