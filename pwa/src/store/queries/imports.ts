import { useMemo } from "react";
import { useContacts } from "./documents.ts";

/** Contacts that came with one import. */
export interface ImportBatch {
  id: string;
  /** The file's name; null where the server gave them back after an import that was cut off. */
  file: string | null;
  /** When the first of them was made. */
  at: string;
  count: number;
}

/** The imports whose contacts are still here, the newest first; undefined while loading. */
export function useImports(): ImportBatch[] | undefined {
  const contacts = useContacts();
  return useMemo(() => {
    if (!contacts) return undefined;
    const batches = new Map<string, ImportBatch>();
    for (const { body } of contacts) {
      if (!body.imported) continue;
      const { id, file } = body.imported;
      const batch = batches.get(id) ?? { id, file, at: body.created_at, count: 0 };
      const at = body.created_at < batch.at ? body.created_at : batch.at;
      batches.set(id, { ...batch, at, count: batch.count + 1 });
    }
    return [...batches.values()].sort((a, b) => b.at.localeCompare(a.at));
  }, [contacts]);
}
