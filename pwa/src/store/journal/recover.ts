import { isContainer } from "shared-schema/base/equal";
import type { DeviceDatabase } from "../database/device.ts";
import type { KeptDocument } from "../database/keptDocument.ts";
import type { EditChain } from "../database/sentEdits.ts";
import { valuesIn } from "./entries.ts";
import { readJournals, removeJournals } from "./privateFiles.ts";
import { DOCUMENT, isKept, SENT } from "./unsentCopy.ts";

const DATABASE = "journal";

/** The name of a user's database, under which its journal is kept, and the documents that were lost with the one before. */
export interface Opened {
  database: string;
  recovered: KeptDocument[];
}

/**
 * Finds the journals of databases that the browser has lost, and keeps their unsent documents where `restoreUnsent` takes them
 * from. Chromium deletes all of an origin's databases when it finds one damaged, as the sudden end of a device may leave it.
 */
export async function recoverLost(userId: number, device: DeviceDatabase, newId: () => string): Promise<Opened> {
  const known = await device.settings.get(DATABASE);
  if (typeof known?.value === "string") return { database: known.value, recovered: [] };
  const database = newId();
  // Without a second copy there is nothing to recover.
  const journals = await readJournals(userId).catch(() => []);
  const values = [...valuesIn(journals.flatMap(({ files }) => files.map(({ text }) => text)))];
  const recovered = values.flatMap(([key, value]) => (key.startsWith(DOCUMENT) && isKept(value) ? [value] : []));
  const sent = values.flatMap(([key, value]) => (key.startsWith(SENT) && isChain(value) ? [value] : []));
  await device.transaction("rw", [device.kept, device.sent, device.settings], async () => {
    await device.kept.bulkPut(recovered);
    await device.sent.bulkPut(sent);
    await device.settings.put({ key: DATABASE, value: database });
  });
  // The next log-out removes those that stay.
  if (journals.length > 0) await removeJournals(userId, { except: database }).catch(() => undefined);
  return { database, recovered };
}

/** Whether a value of the journal is a chain of sent edits. */
function isChain(value: unknown): value is EditChain {
  return isContainer(value) && typeof value["key"] === "string" && Array.isArray(value["edits"]);
}
