import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const NAME = "manifest.json";

function filesIn(folder, under = "") {
  return readdirSync(join(folder, under), { withFileTypes: true }).flatMap((entry) => {
    const path = under ? `${under}/${entry.name}` : entry.name;
    return entry.isDirectory() ? filesIn(folder, path) : [path];
  });
}

/** Writes the SHA-256 of every data file of a folder, and the version under which devices keep its coast. */
export function writeManifest(folder) {
  const data = filesIn(folder).filter((path) => path !== NAME && !path.endsWith(".md"));
  const files = data.sort().map((path) => [
    path,
    createHash("sha256")
      .update(readFileSync(join(folder, path)))
      .digest("hex"),
  ]);
  const coast = createHash("sha256");
  for (const [path, hash] of files) if (path.startsWith("coast/")) coast.update(`${path} ${hash}\n`);
  const manifest = { coastVersion: coast.digest("hex").slice(0, 8), files: Object.fromEntries(files) };
  writeFileSync(join(folder, NAME), `${JSON.stringify(manifest, null, 2)}\n`);
}
