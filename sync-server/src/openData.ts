import { join } from "node:path";
import type { Config } from "./config.ts";
import { systemIds, systemSalt } from "./ports/ids.ts";
import { DATABASE_FILE } from "./ports/privateFolder.ts";
import { UnknownDatabase } from "./store/database.ts";
import { openStore, type Store } from "./store/store.ts";

/** Opens the database of the data folder. Ends the process with a sentence for the operator if another version made it. */
export function openData({ dataDir, migrationsDir: migrationsFolder }: Config): Store {
  const file = join(dataDir, DATABASE_FILE);
  try {
    return openStore({ file, migrationsFolder, newEpoch: systemIds.uuid, newSalt: systemSalt });
  } catch (error) {
    if (!(error instanceof UnknownDatabase)) throw error;
    process.stderr.write(`Passerelle does not start: ${error.message}\n`);
    process.exit(1);
  }
}
