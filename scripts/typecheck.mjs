import { writeCssTypes } from "./lib/cssTypes.mjs";
import { run } from "./lib/run.mjs";

/** Each package with no more of its host than it has: shared-schema sees neither browser nor Node. */
const PACKAGES = ["shared-schema", "sync-server", "service-worker", "pwa"];

const check = (project) => run("npx", ["tsc", "--noEmit", "-p", project]);

async function checkPackages() {
  for (const name of PACKAGES) {
    const code = await check(name);
    if (code !== 0) return code;
  }
  return 0;
}

writeCssTypes();
// Tests run in Node and see everything.
const codes = await Promise.all([check("."), checkPackages()]);
process.exit(Math.max(...codes));
