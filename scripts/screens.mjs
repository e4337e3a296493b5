import { ensureInstalled } from "./lib/install.mjs";
import { run } from "./lib/run.mjs";
import { slowness } from "./lib/slowness.mjs";

/** Runs the tests of screens, all or those that the arguments name, with the browser that they need. */
await ensureInstalled();
const { ensureChromium } = await import("./lib/browsers.mjs");
const args = ["vitest", "run", "--config", "vitest.screens.config.ts", ...process.argv.slice(2)];
process.exit(await run("npx", args, { env: { ...(await ensureChromium()), PASSERELLE_SLOWNESS: String(slowness()) } }));
