import { useCallback, useEffect, useState } from "react";
import type { HistoryEntry, HistoryView } from "shared-schema/api/agreement/history";
import type { EnteredAt } from "shared-schema/base/derivation/term";
import type { Result } from "shared-schema/base/result";
import { request } from "#store/http/http.ts";
import { isSample } from "#store/session/sample.ts";
import { useWorkspace } from "../workspace/workspace.ts";

/** Pages of the history that are read for one sheet. */
const MOST_PAGES = 4;

const COLLECTIONS = { agreement: "agreements", yacht: "yachts", commission: "commissions" } as const;

/** An edit of a field, or of the whole yacht that the field is of. */
interface EditTold extends Pick<HistoryEntry, "author" | "at"> {
  isOfYacht: boolean;
}

/** The last edit of a field; null where the history does not tell it, or cannot be asked. */
export type EditOf = (at: EnteredAt) => EditTold | null;

type Before = HistoryView["yacht_before"];

/** Asks the server who entered what, and when. Without a connection nothing is known of it. */
export function useEdits(wanted: boolean): EditOf {
  const { id, agreement } = useWorkspace();
  const [{ entries, before }, setRead] = useState<Read>(NOT_READ);
  useEffect(() => {
    // The sample has no server, and no history.
    if (!wanted || isSample()) return;
    const leaving = new AbortController();
    void readHistory(id, leaving.signal, setRead);
    return () => leaving.abort();
  }, [id, wanted]);
  return useCallback(
    ({ document, path }) => {
      const collection = COLLECTIONS[document];
      const key = String(document === "yacht" ? agreement.yacht_id : id);
      const edit = entries.find(
        (entry) => entry.collection === collection && entry.document_id === key && touches(entry, path),
      );
      if (edit) return { ...edit, isOfYacht: false };
      return document === "yacht" && before ? { ...before, isOfYacht: true } : null;
    },
    [agreement.yacht_id, before, entries, id],
  );
}

/** The pages of the history that were read; `before` once all of them were. */
interface Read {
  entries: readonly HistoryEntry[];
  before: Before;
}

const NOT_READ: Read = { entries: [], before: null };

/** The field itself was changed, or came with its part, or with the document. */
function touches({ action, changes }: HistoryEntry, path: string): boolean {
  return action === "created" || changes.some((change) => path === change.path || path.startsWith(`${change.path}.`));
}

async function readHistory(id: number, signal: AbortSignal, show: (read: Read) => void): Promise<void> {
  let before: number | null = null;
  let all: readonly HistoryEntry[] = [];
  for (let page = 0; page < MOST_PAGES; page++) {
    const answer: Result<HistoryView> = await request("GET", `/cruise/${id}/history/`, {
      query: { before },
      quiet: true,
      signal,
    });
    if (!answer.ok || signal.aborted) return;
    all = [...all, ...answer.value.entries];
    before = answer.value.next;
    show({ entries: all, before: before === null ? answer.value.yacht_before : null });
    if (before === null) return;
  }
}
