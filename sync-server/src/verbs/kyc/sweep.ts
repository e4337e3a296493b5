import type { Deps } from "../core/context.ts";

/** Deletes the files of removed documents, unless something else shows the same content, and then forgets them. One that fails is tried again with the next sweep. */
export async function sweepKyc({ store, files }: Deps): Promise<void> {
  for (const { id, sha256 } of store.kyc.documents.removed()) {
    if (!store.erasure.namesFile(sha256)) await files.delete(sha256);
    store.kyc.documents.forget(id);
  }
}
