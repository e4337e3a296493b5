/** Folder of the journals: one for each user, in it one for each database that the user had here. */
const JOURNALS = "journals";

export function journalFolder(userId: number, database: string): readonly string[] {
  return [JOURNALS, String(userId), database];
}

/** The files of one journal's folder. */
interface JournalFolder {
  /** The database that the journal is a copy of. */
  database: string;
  files: { name: string; text: string }[];
  /** Removes a file, unless a tab still writes to it. @returns whether it is gone */
  remove(name: string): Promise<boolean>;
}

/** Reads the journals of a user; none where the browser has no private files. */
export async function readJournals(userId: number): Promise<JournalFolder[]> {
  const user = await userFolder(userId);
  const found: JournalFolder[] = [];
  for await (const [database, folder] of user?.entries() ?? []) {
    if (!(folder instanceof FileSystemDirectoryHandle)) continue;
    const files: JournalFolder["files"] = [];
    for await (const [name, file] of folder.entries()) {
      if (file instanceof FileSystemFileHandle) files.push({ name, text: await (await file.getFile()).text() });
    }
    const remove = (name: string) =>
      folder.removeEntry(name).then(
        () => true,
        () => false,
      );
    found.push({ database, files, remove });
  }
  return found;
}

/** Removes the journals of a user's former databases, or all of them. */
export async function removeJournals(userId: number, { except }: { except: string | null }): Promise<void> {
  const user = await userFolder(userId);
  if (!user) return;
  const names: string[] = [];
  for await (const name of user.keys()) if (name !== except) names.push(name);
  for (const name of names) await user.removeEntry(name, { recursive: true });
}

async function userFolder(userId: number): Promise<FileSystemDirectoryHandle | null> {
  // Safari's private windows have the function and refuse the call.
  const root = await globalThis.navigator?.storage?.getDirectory?.().catch(() => null);
  const journals = await root?.getDirectoryHandle(JOURNALS).catch(() => null);
  return (await journals?.getDirectoryHandle(String(userId)).catch(() => null)) ?? null;
}
