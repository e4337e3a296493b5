import { join } from "node:path";
import { writeCssTypes } from "./lib/cssTypes.mjs";
import { ROOT, run } from "./lib/run.mjs";

/** Each package with no more of its host than it has: shared-schema sees neither browser nor Node. Tests run in Node and see everything. */
const PROJECTS = ["shared-schema", "sync-server", "service-worker", "pwa", "."];

/** By its path: the `typescript` that dependency-cruiser parses with has a `tsc` of the same name. */
const TSC = join(ROOT, "node_modules/typescript-7/bin/tsc");

writeCssTypes();
for (const project of PROJECTS) {
  const code = await run("node", [TSC, "--noEmit", "-p", project]);
  if (code !== 0) process.exit(code);
}
