import { type ReactNode, useMemo } from "react";
import type { InboxBody } from "shared-schema/sync/inbox";
import { useInbox } from "../../../store/inbox/inbox.ts";
import { type ConflictNotes, ConflictNotesProvider } from "../../../ui/fields/autosave/conflicts.tsx";
import { ConflictOnDemand, PartOnDemand } from "./ConflictOnDemand.tsx";

/** Marks every field below whose value waits for a decision, and every part of which something does. */
export function FieldConflicts({ children }: { children: ReactNode }) {
  const inbox = useInbox();
  const notes = useMemo((): ConflictNotes => {
    const all = (inbox ?? []).map(({ body }) => body);
    const rows = new Map<string, InboxBody>(
      all
        .filter((row) => row.kind === "conflict" && row.path !== "")
        .map((row) => [`${row.collection}/${row.document_id}/${row.path}`, row]),
    );
    return {
      at: (path) => {
        const row = rows.get(path);
        return row ? <ConflictOnDemand row={row} /> : null;
      },
      within: (part) => {
        const about = all.filter((row) => part.startsWith(`${row.collection}/${row.document_id}/`));
        return about.length > 0 ? <PartOnDemand rows={about} part={part} /> : null;
      },
    };
  }, [inbox]);
  return <ConflictNotesProvider value={notes}>{children}</ConflictNotesProvider>;
}
