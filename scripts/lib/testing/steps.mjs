import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run } from "../run.mjs";
import { countBrowser, countUnit, failedWithoutTest, readReport, summary } from "./reports.mjs";
import { UNHANDLED_FILE } from "./unhandled.mjs";

const RESULTS = join(ROOT, "test-results");

/**
 * @typedef {object} Step
 * @property {string} title
 * @property {[command: string, ...args: string[]]} command
 * @property {"unit" | "browser"} [report] whose JSON the step writes; it counts tests in the summary
 * @property {Record<string, string>} [env]
 */

/**
 * Lanes of steps that run beside one another: each of them leaves a core idle.
 * @typedef {object} Beside
 * @property {Step[][]} lanes the steps of a lane run one after the other
 */

/**
 * Runs steps one after the other, the rest too when one fails, and prints how long each took and what it counted.
 * @param {(Step | Beside)[]} steps
 * @returns {Promise<number>} the exit code of the whole
 */
export async function runSteps(steps) {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const outcomes = [];
  for (const step of steps) outcomes.push(...("lanes" in step ? await runLanes(step.lanes) : [await runStep(step)]));
  const { text, isGreen } = summary(outcomes);
  process.stdout.write(`\n${text}\n`);
  return isGreen ? 0 : 1;
}

async function runLanes(lanes) {
  const titles = lanes.map((lane) => lane.map(({ title }) => title).join(", "));
  process.stdout.write(`\n== ${titles.join(" beside ")}\n`);
  const outcomes = await Promise.all(
    lanes.map(async (lane) => {
      const ended = [];
      for (const step of lane) ended.push(await runHeld(step));
      return ended;
    }),
  );
  return outcomes.flat();
}

/** Shows the output of a step once it has ended, so that it does not mix with that of another. */
async function runHeld(step) {
  let output = "";
  const outcome = await execute(step, (text) => {
    output += text;
  });
  process.stdout.write(`\n== ${step.title}\n${output}`);
  return outcome;
}

async function runStep(step) {
  process.stdout.write(`\n== ${step.title}\n`);
  return execute(step);
}

/** How many of the last lines of a failed step are shown again where its reports do not say what failed. */
const LAST_LINES = 20;

/** Runs a step, a second time where it failed though none of its tests did: the summary names it as it names flaky tests. */
async function execute(step, onOutput = show) {
  const first = await attempt(step, onOutput);
  if (!failedWithoutTest(first)) return first;
  onOutput(`\n== ${step.title}, once more: exit ${first.code}, and no test failed\n`);
  const second = await attempt(step, onOutput);
  return { ...second, seconds: first.seconds + second.seconds, first };
}

async function attempt({ title, command: [command, ...args], report, env = {} }, onOutput) {
  const name = join(RESULTS, title.replaceAll(" ", "-"));
  const [file, unhandled] = [`${name}.json`, `${name}.unhandled.json`];
  let last = "";
  const started = Date.now();
  const code = await run(command, [...args, ...reporting(report, file)], {
    env: {
      ...env,
      ...(report === "browser" ? { PLAYWRIGHT_JSON_OUTPUT_NAME: file } : { [UNHANDLED_FILE]: unhandled }),
    },
    onOutput(text) {
      onOutput(text);
      last = lastLines(last + text, LAST_LINES);
    },
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  const counted = report && (report === "unit" ? countUnit : countBrowser)(readReport(file));
  return { title, code, seconds, counted, unhandled: readReport(unhandled) ?? [], last };
}

const show = (text) => void process.stdout.write(text);

function lastLines(text, count) {
  return text.split("\n").slice(-count).join("\n");
}

function reporting(report, file) {
  if (report !== "unit") return [];
  const reporters = ["default", "json", join(import.meta.dirname, "unhandled.mjs")];
  return [...reporters.map((reporter) => `--reporter=${reporter}`), `--outputFile.json=${file}`];
}
