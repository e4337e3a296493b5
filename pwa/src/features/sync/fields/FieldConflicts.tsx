import { type ReactNode, useMemo } from "react";
import type { InboxBody } from "shared-schema/sync/inbox";
import { useInbox } from "../../../store/inbox/inbox.ts";
import { type ConflictNotes, ConflictNotesProvider } from "../../../ui/fields/autosave/conflicts.tsx";
import { ConflictOnDemand } from "./ConflictOnDemand.tsx";

/** Marks every field below whose value waits for a decision. */
export function FieldConflicts({ children }: { children: ReactNode }) {
  const inbox = useInbox();
  const notes = useMemo((): ConflictNotes => {
    const rows = new Map<string, InboxBody>(
      (inbox ?? [])
        .filter(({ body }) => body.kind === "conflict" && body.path !== "")
        .map(({ body }) => [`${body.collection}/${body.document_id}/${body.path}`, body]),
    );
    return (path) => {
      const row = rows.get(path);
      return row ? <ConflictOnDemand row={row} /> : null;
    };
  }, [inbox]);
  return <ConflictNotesProvider value={notes}>{children}</ConflictNotesProvider>;
}
