import { ensureBuilt } from "./lib/build.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { run } from "./lib/run.mjs";

/** Runs the journeys, all or those that the arguments name, with what they need installed and built. */
await ensureInstalled();
const { ensureChromium, ensureEngines } = await import("./lib/browsers.mjs");
const args = process.argv.slice(2);
const names = args.filter((arg) => !arg.startsWith("-"));
const browsers = await ensureChromium();
if (names.length === 0 || names.some((name) => name.includes("engines"))) await ensureEngines();
await ensureBuilt();
process.exit(await run("npx", ["playwright", "test", "-c", "tests/playwright.config.ts", ...args], { env: browsers }));
