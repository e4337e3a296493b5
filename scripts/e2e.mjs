import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { run } from "./lib/run.mjs";
import { slowness } from "./lib/slowness.mjs";

/**
 * Runs the journeys, all or those that the arguments name, with what they need installed and built. Those that are tagged `@nightly`
 * run with `--nightly`, or when they are named.
 */
await ensureInstalled();
const { ensureChromium, ensureEngines } = await import("./lib/browsers.mjs");
const isNightly = process.argv.includes("--nightly");
const args = process.argv.slice(2).filter((arg) => arg !== "--nightly");
const names = args.filter((arg) => !arg.startsWith("-"));
const browsers = await ensureChromium();
if (names.length === 0 || names.some((name) => name.includes("engines"))) await ensureEngines();
await ensureBuilt();
const left = isNightly || names.length > 0 ? [] : ["--grep-invert", "@nightly"];
process.exit(
  await run("npx", ["playwright", "test", "-c", "tests/playwright.config.ts", ...left, ...args], {
    env: { ...browsers, PASSERELLE_SLOWNESS: String(slowness()) },
  }),
);
