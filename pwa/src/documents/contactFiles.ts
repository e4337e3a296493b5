import type { Result } from "shared-schema/base/result";
import type { ReadingChoice } from "shared-schema/export/contactFile/choice";
import type { ContactMapping } from "shared-schema/export/contactFile/csv/columns";
import type { Mended } from "shared-schema/export/contactFile/mended";
import type { ReviewedEntry } from "shared-schema/export/contactFile/review";
import { readKnownPeople } from "../store/queries/kept/knownPeople.ts";
import type { ContactWorker, ShownFile } from "../workers/contacts/contactWorker.ts";
import { startWorker, WorkerLost } from "../workers/startWorker.ts";

const worker = startWorker<ContactWorker>(
  () => new Worker(new URL("../workers/contacts/contactWorker.ts", import.meta.url), { type: "module" }),
);

/** Opens a file of contacts on this device; nothing leaves it. */
export async function openContactFile(file: Blob, choice: ReadingChoice): Promise<Result<ShownFile>> {
  return orLost(() => worker.ask((remote) => remote.open(file, choice)));
}

/** Reads the opened file in another encoding or with another delimiter. */
export async function rereadContactFile(choice: ReadingChoice): Promise<Result<ShownFile>> {
  return orLost(() => worker.ask((remote) => remote.reread(choice)));
}

/** The columns of the opened table as another row names them; null where none does. */
export async function contactHeadsAt(row: number | null): Promise<Result<ContactMapping>> {
  return orLost(() => worker.ask((remote) => remote.headsAt(row)));
}

/**
 * The people of the opened file, sorted into new ones, likely duplicates and faulty ones.
 * @param mapping null for cards
 * @param mended what someone has written in place of the file's text
 */
export async function reviewContactFile(
  mapping: ContactMapping | null,
  mended: Mended,
): Promise<Result<ReviewedEntry[]>> {
  return orLost(async () => {
    // An import may have added people since the file was opened.
    const known = await readKnownPeople();
    return worker.ask((remote) => remote.review(mapping, mended, known));
  });
}

/** Ends the worker, and with it what it holds of the file. */
export function closeContactFile(): void {
  worker.stop();
}

async function orLost<T>(call: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await call();
  } catch (cause) {
    if (cause instanceof WorkerLost) return { ok: false, refusal: cause.refusal };
    throw cause;
  }
}
