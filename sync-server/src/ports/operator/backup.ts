import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DATABASE_FILE, FILES_FOLDER, TRUST_DATABASE_FILE } from "../privateFolder.ts";
import { BACKED_UP_FILE } from "./machine.ts";

/** Copies a database into a file. */
interface Source {
  backup(copy: string): Promise<void>;
}

/**
 * Copies the database and the files beside it into a new folder, and notes that in the data folder. The database comes first: files
 * are named by their content and stay, so that each one it names is there when they are copied.
 * @param trust the trust service's database, where there is one
 */
export async function backupData(
  source: Source,
  dataDir: string,
  folder: string,
  trust: Source | null = null,
): Promise<void> {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await source.backup(join(folder, DATABASE_FILE));
  await trust?.backup(join(folder, TRUST_DATABASE_FILE));
  const files = join(dataDir, FILES_FOLDER);
  if (existsSync(files)) cpSync(files, join(folder, FILES_FOLDER), { recursive: true });
  writeFileSync(join(dataDir, BACKED_UP_FILE), "", { mode: 0o600 });
}
