import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const MIGRATIONS = fileURLToPath(new URL("../store/migrations", import.meta.url));

/** The first migrations alone, copied into a folder: how a database came to be before the later ones. @returns where they are */
export function formerMigrations(folder: string, count: number): string {
  const former = join(folder, "former");
  cpSync(MIGRATIONS, former, { recursive: true });
  const journal = JSON.parse(readFileSync(join(former, "meta/_journal.json"), "utf8"));
  const entries = journal.entries.slice(0, count);
  writeFileSync(join(former, "meta/_journal.json"), JSON.stringify({ ...journal, entries }));
  return former;
}
