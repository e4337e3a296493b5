import { startWorker } from "../startWorker.ts";
import type { JournalWorker } from "./journalWorker.ts";

/** The file of a journal. Calls are carried out in their order. */
export interface JournalFile {
  /** Appends a text; resolves when it would outlive the browser's sudden end. */
  append(text: string): Promise<void>;
  /** Replaces everything by a text, so that a sudden end leaves the former or the latter. */
  replace(text: string): Promise<void>;
}

/** A second copy that takes longer is given up: an edit waits for it. */
const PATIENCE_MS = 2_000;

/**
 * The file of a tab's journal in the browser's private files, which are apart from its databases. They are written by a worker:
 * there alone a write is known to have reached the disk.
 */
export function journalFile(
  folder: readonly string[],
  name: string,
): JournalFile & { start(): Promise<void>; close(): void } {
  const worker = startWorker<JournalWorker>(
    () => new Worker(new URL("./journalWorker.ts", import.meta.url), { type: "module" }),
  );
  return {
    start: () => worker.ask((remote) => remote.start(folder, name)),
    append: (text) => worker.askWithin(PATIENCE_MS, (remote) => remote.append(folder, name, text)),
    replace: (text) => worker.askWithin(PATIENCE_MS, (remote) => remote.replace(folder, name, text)),
    close: () => worker.stop(),
  };
}
