import { ensureInstalled } from "./lib/install.mjs";

/**
 * `npm test` proves everything that one change must not break; `npm test -- nightly` adds what takes long; `npm test -- changed
 * [base]` runs what the import graph says that the changes since `base` can reach.
 */
const [mode = "all", base] = process.argv.slice(2);
await ensureInstalled();
const { runSteps } = await import("./lib/testing/steps.mjs");
const { all, nightly } = await import("./lib/testing/suites.mjs");
if (mode !== "changed") await (await import("./lib/judges.mjs")).ensureJudges();

if (mode === "all") process.exit(await runSteps(all()));
if (mode === "nightly") process.exit(await runSteps(nightly()));
if (mode === "changed") process.exit(await (await import("./lib/changed/changed.mjs")).testChanged(base));
process.stderr.write(`npm test [-- nightly | changed [base]]: there is no «${mode}»\n`);
process.exit(2);
