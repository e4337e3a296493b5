import type { ReactNode } from "react";
import type { FieldPath } from "#base/fieldPath.ts";
import { type ConflictNotes, ConflictNotesProvider, useConflictNote } from "#ui/fields/autosave/conflicts.tsx";
import classes from "./ledger.module.css";

interface Props {
  name: ReactNode;
  /** Of the total, for what is asked as a share of it. */
  share?: ReactNode;
  kind?: "sum" | "grand";
  /** The field that is edited in the line: what waits there for a decision has a row of its own. */
  path?: FieldPath;
  children: ReactNode;
}

/** In a cell there is no room for a note. */
const NO_NOTES: ConflictNotes = { at: () => null, within: () => null };

/** One line of a sum. */
export function Line({ name, share, kind, path, children }: Props) {
  return (
    <>
      <ConflictNotesProvider value={NO_NOTES}>
        <tr data-sum={kind === "sum" || undefined} data-grand={kind === "grand" || undefined}>
          <th scope="row">
            <span className={classes.name}>
              <span>{name}</span>
              {share}
            </span>
          </th>
          <td>{children}</td>
        </tr>
      </ConflictNotesProvider>
      {path !== undefined && <NoteRow path={path} />}
    </>
  );
}

function NoteRow({ path }: { path: FieldPath }) {
  const note = useConflictNote(path);
  if (!note) return null;
  return (
    <tr>
      <td colSpan={2} className={classes.note}>
        {note}
      </td>
    </tr>
  );
}
