import type { JournalFile } from "../../store/journal/journal.ts";
import { startWorker } from "../startWorker.ts";
import type { JournalWorker } from "./journalWorker.ts";

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
