import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** Bytes under the SHA-256 of their content: the same file is kept once, and what has a name never changes. */
export interface Files {
  /** @returns the name, 64 hexadecimal digits */
  put(bytes: Uint8Array): Promise<string>;
  get(name: string): Promise<Uint8Array | null>;
  /** Removes a file for good; one that is not there is removed already. */
  delete(name: string): Promise<void>;
}

const NAME = /^[0-9a-f]{64}$/;

/** Keeps files in a folder, in subfolders by the first two digits of their names. */
export function folderStore(folder: string): Files {
  const placeOf = (name: string) => ({
    dir: join(folder, name.slice(0, 2)),
    path: join(folder, name.slice(0, 2), name),
  });
  return {
    async put(bytes) {
      const name = createHash("sha256").update(bytes).digest("hex");
      const { dir, path } = placeOf(name);
      await mkdir(dir, { recursive: true });
      // Written beside and moved: no one ever reads half a file, and a document that names one survives a crash with it.
      const draft = `${path}.${randomUUID()}`;
      const handle = await open(draft, "wx");
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, path);
      return name;
    },
    async get(name) {
      if (!NAME.test(name)) return null;
      try {
        return new Uint8Array(await readFile(placeOf(name).path));
      } catch {
        return null;
      }
    },
    async delete(name) {
      if (NAME.test(name)) await rm(placeOf(name).path, { force: true });
    },
  };
}
