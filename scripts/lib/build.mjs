import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "./hash.mjs";
import { must, ROOT } from "./run.mjs";

const STAMP = join(ROOT, "pwa/dist/.built");
const SOURCES = ["package-lock.json", "shared-schema", "pwa", "service-worker", "sync-server", "scripts/lib/build.mjs"];

/** Builds app, service worker and server, unless what is in dist was built from the same sources. */
export async function ensureBuilt() {
  const wanted = hashOf(SOURCES);
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return;
  process.stdout.write("Building\n");
  await must("building the app", "npx", ["vite", "build", "pwa", "--logLevel", "warn"]);
  await must("building the page that verifies contracts", "node", ["pwa/verifier.mjs"]);
  await must("building the service worker", "node", ["service-worker/build.mjs"]);
  await must("building the server", "node", ["sync-server/build.mjs"]);
  writeFileSync(STAMP, wanted);
}
