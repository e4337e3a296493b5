import { expose } from "comlink";

/** Two files, so that what replaces a text is written before that text goes. */
const ENDINGS = ["a", "b"] as const;

interface Files {
  current: FileSystemSyncAccessHandle;
  other: FileSystemSyncAccessHandle;
}

let files: Promise<Files> | null = null;

/** Opens the files, which belong to one tab alone. @throws where the browser has no private files, or keeps none */
async function open(folder: readonly string[], name: string): Promise<Files> {
  let directory = await navigator.storage.getDirectory();
  for (const part of folder) directory = await directory.getDirectoryHandle(part, { create: true });
  const handles = ENDINGS.map(async (ending) => {
    const file = await directory.getFileHandle(`${name}-${ending}`, { create: true });
    return file.createSyncAccessHandle();
  });
  const [current, other] = await Promise.all(handles);
  if (!current || !other) throw new Error("The journal has two files.");
  return { current, other };
}

function append(file: FileSystemSyncAccessHandle, text: string): void {
  const bytes = new TextEncoder().encode(text);
  const at = file.getSize();
  if (file.write(bytes, { at }) !== bytes.length) throw new Error("The journal was not written to its end.");
  file.flush();
}

function empty(file: FileSystemSyncAccessHandle): void {
  file.truncate(0);
  file.flush();
}

const api = {
  /** Makes the files, so that the first edit need not wait for them. */
  async start(folder: readonly string[], name: string): Promise<void> {
    files ??= open(folder, name);
    await files;
  },

  async append(folder: readonly string[], name: string, text: string): Promise<void> {
    files ??= open(folder, name);
    append((await files).current, text);
  },

  async replace(folder: readonly string[], name: string, text: string): Promise<void> {
    files ??= open(folder, name);
    const { current, other } = await files;
    append(other, text);
    empty(current);
    files = Promise.resolve({ current: other, other: current });
  },
};

export type JournalWorker = typeof api;

expose(api);
