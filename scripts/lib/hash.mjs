import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./run.mjs";

const IGNORED = new Set(["node_modules", "dist", "test-results", ".cache"]);

/** A hash over the contents of files and folders, to know whether what is built from them is still true. */
export function hashOf(paths) {
  const hash = createHash("sha256");
  const visit = (path) => {
    const stat = statSync(join(ROOT, path), { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isDirectory()) {
      for (const name of readdirSync(join(ROOT, path)).sort()) if (!IGNORED.has(name)) visit(join(path, name));
      return;
    }
    hash.update(path).update(readFileSync(join(ROOT, path)));
  };
  for (const path of paths) visit(path);
  return hash.digest("hex");
}
