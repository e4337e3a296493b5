import { createContext, type ReactNode, useContext } from "react";
import type { FieldPath } from "../../../base/fieldPath.ts";

/** The note at a field whose value is in dispute; null at every other. */
export type ConflictNotes = (path: FieldPath) => ReactNode;

const ConflictNotesContext = createContext<ConflictNotes>(() => null);

/** Tells fields where the notes about values in dispute come from. */
export const ConflictNotesProvider = ConflictNotesContext.Provider;

/** The note at a field whose value is in dispute; null where it is not. */
export function useConflictNote(path: FieldPath): ReactNode {
  return useContext(ConflictNotesContext)(path);
}
