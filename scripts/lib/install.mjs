import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "./hash.mjs";
import { must, ROOT } from "./run.mjs";

const STAMP = join(ROOT, "node_modules/.installed");

/** Installs what the lockfile names, unless that is what is installed already. */
export async function ensureInstalled() {
  const wanted = hashOf(["package.json", "package-lock.json"]);
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return;
  process.stdout.write(
    "Installing packages (better-sqlite3 may be compiled; this takes a minute or two the first time)\n",
  );
  await must("npm ci", "npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(STAMP, wanted);
}
