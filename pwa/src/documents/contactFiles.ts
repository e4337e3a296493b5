import type { Result } from "shared-schema/base/result";
import type { ContactMapping } from "shared-schema/export/contactFile/columns";
import type { ReviewedEntry } from "shared-schema/export/contactFile/review";
import { readKnownPeople } from "../store/queries/kept/knownPeople.ts";
import type { ContactWorker, ShownTable } from "../workers/contacts/contactWorker.ts";
import { startWorker, WorkerLost } from "../workers/startWorker.ts";

const worker = startWorker<ContactWorker>(
  () => new Worker(new URL("../workers/contacts/contactWorker.ts", import.meta.url), { type: "module" }),
);

/** Opens a file of contacts on this device; nothing leaves it. @returns its table where it is CSV, null for cards */
export async function openContactFile(file: Blob): Promise<Result<ShownTable | null>> {
  return orLost(() => worker.ask((remote) => remote.open(file)));
}

/** The people of the opened file, sorted into new ones, likely duplicates and faulty ones. @param mapping null for cards */
export async function reviewContactFile(mapping: ContactMapping | null): Promise<Result<ReviewedEntry[]>> {
  return orLost(async () => {
    // An import may have added people since the file was opened.
    const known = await readKnownPeople();
    return worker.ask((remote) => remote.review(mapping, known));
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
