import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { run } from "./lib/run.mjs";
import { slowness } from "./lib/slowness.mjs";

/** How many times slower than the reference machine one may be that runs the journey in other engines each time. */
const MOST_FOR_ENGINES = 2;

/**
 * Runs the journeys, all or those that the arguments name, with what they need installed and built. Those that are tagged `@nightly`
 * run with `--nightly`, or when they are named; so do the other engines where the machine is slow: they draw without a graphics
 * processor, and would take a quarter of an hour of it.
 */
await ensureInstalled();
const { ensureChromium, ensureEngines } = await import("./lib/browsers.mjs");
const isNightly = process.argv.includes("--nightly");
const args = process.argv.slice(2).filter((arg) => arg !== "--nightly");
const names = args.filter((arg) => !arg.startsWith("-"));
const browsers = await ensureChromium();
const factor = slowness();
const withEngines = factor <= MOST_FOR_ENGINES;
if (names.length === 0 ? isNightly || withEngines : names.some((name) => name.includes("engines")))
  await ensureEngines();
await ensureBuilt();
const tags = withEngines ? "@nightly" : "@nightly|@engine";
const isWhole = isNightly || names.length > 0;
if (!isWhole && !withEngines)
  process.stdout.write(`Without the other engines: everything takes ${factor} times as long here.\n`);
process.exit(
  await run(
    "npx",
    ["playwright", "test", "-c", "tests/playwright.config.ts", ...(isWhole ? [] : ["--grep-invert", tags]), ...args],
    {
      env: { ...browsers, PASSERELLE_SLOWNESS: String(factor) },
    },
  ),
);
