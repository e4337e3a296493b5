import { createContext, type ReactNode, useContext } from "react";
import type { FieldPath } from "../../../base/fieldPath.ts";

/** The notes about values that wait for a decision. */
export interface ConflictNotes {
  /** At a field whose value is in dispute; null at every other. */
  at(path: FieldPath): ReactNode;
  /**
   * At a part whose fields may be out of sight, such as a closed row: what of it is in dispute or was refused; null where nothing waits.
   * @param part `crew_lists/12/members.<id>`
   */
  within(part: FieldPath): ReactNode;
}

const ConflictNotesContext = createContext<ConflictNotes>({ at: () => null, within: () => null });

/** Tells fields where the notes about values in dispute come from. */
export const ConflictNotesProvider = ConflictNotesContext.Provider;

/** The note at a field whose value is in dispute; null where it is not. */
export function useConflictNote(path: FieldPath): ReactNode {
  return useContext(ConflictNotesContext).at(path);
}

/** The note at a part of a document of which something waits for a decision; null where nothing does. */
export function usePartNote(part: FieldPath): ReactNode {
  return useContext(ConflictNotesContext).within(part);
}

/** Tells whether the value of one of some fields is in dispute, also where they are out of sight. */
export function useIsInDispute(): (paths: readonly FieldPath[]) => boolean {
  const { at } = useContext(ConflictNotesContext);
  return (paths) => paths.some((path) => at(path) !== null);
}
