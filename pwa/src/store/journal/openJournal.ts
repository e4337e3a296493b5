import { v7 as newId } from "uuid";
import { whenIdle } from "../../base/whenIdle.ts";
import { journalFile } from "../../workers/journal/journalFile.ts";
import type { DeviceDatabase } from "../database/device.ts";
import type { KeptDocument } from "../database/keptDocument.ts";
import type { PlainCollections } from "../database/stored.ts";
import { Journal } from "./journal.ts";
import { journalFolder, removeJournals } from "./privateFiles.ts";
import { recoverLost } from "./recover.ts";
import { dropSettled } from "./unsentCopy.ts";

/** The second copy of what the server lacks, kept apart from the databases. */
interface OpenJournal {
  journal: Journal;
  /** Documents of a database that the browser has lost, kept for `restoreUnsent`. */
  recovered: KeptDocument[];
  /** Begins to drop what has been settled, and takes over what other tabs have left. */
  follow(collections: PlainCollections): void;
  /** Lets go of the files. */
  close(): void;
  /** Removes the user's journals from this device. */
  remove(): Promise<void>;
}

/** Opens this tab's journal. */
export async function openJournal(userId: number, device: DeviceDatabase): Promise<OpenJournal> {
  const { database, recovered } = await recoverLost(userId, device, newId);
  const file = journalFile(journalFolder(userId, database), newId());
  const journal = new Journal(file, () => Date.now());
  let isClosed = false;
  return {
    journal,
    recovered,
    follow: (collections) => {
      dropSettled(collections, journal);
      const adopt = async () => {
        // The files of a session that has ended meanwhile are removed, or are another tab's.
        if (isClosed) return;
        await file.start();
        const { adoptJournals } = await import("./adopt.ts");
        await adoptJournals({ userId, database, collections }, device.sent, journal);
      };
      // A second copy that cannot be had now is taken over at the next start.
      void whenIdle()
        .then(adopt)
        .catch(() => undefined);
    },
    close: () => {
      isClosed = true;
      file.close();
    },
    remove: () => removeJournals(userId, { except: null }).catch(() => undefined),
  };
}
