import type { Mark } from "shared-schema/approval/schema";
import type { Written } from "../../../store/queries/history.ts";
import { termsOf } from "../../agreement/currentTerms.ts";
import { stateAt } from "../../agreement/stateAt.ts";
import type { Tx } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";
import { TAX_RULES } from "../../documents/reference/taxRows.ts";
import { type Editor, editorOf } from "./editor.ts";

/** The author and time of the edit that outdated an approval. */
interface Cause extends Editor {
  /** UTC. */
  at: string;
}

/** An edit that outdated an approval. Changes of the tax table are no one's: its authors are strangers to the agreement. */
export type OutdatingEdit = Pick<Written, "user_id" | "at">;

/** Finds the edit that outdated an approval, and names its author. @returns null where no edit did */
export function outdatedBy(tx: Tx, id: string, approval: Pick<Mark, "fingerprint" | "at">): Cause | null {
  const edit = outdatingEdit(tx, id, approval);
  return edit && { ...editorOf(tx, id, edit.user_id), at: edit.at };
}

/**
 * Finds the edit that outdated an approval, by halving the history since: of the agreement, its yacht, its parties' profiles, and
 * the tax table.
 * Where terms were changed, restored and changed again, it is one of the edits after which they differed.
 * @returns null where no edit did: a date has passed, or the history does not reach back
 */
export function outdatingEdit(tx: Tx, id: string, approval: Pick<Mark, "fingerprint" | "at">): OutdatingEdit | null {
  const given = tx.store.historySearch.approvalsUpTo(id, approval.at);
  if (given === undefined) return null;
  // Where the state of then has another fingerprint, no edit is at fault.
  if (fingerprintAt(tx, id, { revision: given, at: approval.at }) !== approval.fingerprint) return null;
  const edits = editsSince(tx, id, given);
  const isOutdatedAfter = (index: number) => {
    const edit = edits[index];
    return edit !== undefined && fingerprintAt(tx, id, edit) !== approval.fingerprint;
  };
  let [valid, outdated] = [-1, edits.length - 1];
  if (!isOutdatedAfter(outdated)) return null;
  while (outdated - valid > 1) {
    const middle = (valid + outdated) >> 1;
    if (isOutdatedAfter(middle)) outdated = middle;
    else valid = middle;
  }
  return edits[outdated] ?? null;
}

function editsSince(tx: Tx, id: string, revision: number): Written[] {
  const { history, documents } = tx.store;
  const ends = [history.asOf("agreements", id, revision), documents.get("agreements", id)];
  const bodies = ends.flatMap((row) => (row ? [uncut("agreements", row)] : []));
  const yachts = new Set(bodies.flatMap(({ yacht_id }) => (yacht_id === null ? [] : [String(yacht_id)])));
  const profiles = new Set(
    bodies.flatMap(({ parties }) => Object.values(parties).map(({ profile_id }) => String(profile_id))),
  );
  return [
    ...history.writtenAfter("agreements", id, revision),
    ...[...yachts].flatMap((yacht) => history.writtenAfter("yachts", yacht, revision)),
    ...[...profiles].flatMap((profile) => history.writtenAfter("profiles", profile, revision)),
    ...history.writtenAfter("reference", TAX_RULES, revision).map((edit) => ({ ...edit, user_id: null })),
  ].sort((a, b) => a.revision - b.revision);
}

/** The fingerprint of the terms as they stood after an edit; null where the agreement was not there. */
function fingerprintAt(tx: Tx, id: string, edit: Pick<Written, "revision" | "at">): string | null {
  const state = stateAt(tx, id, edit);
  return state && termsOf(tx, Number(id), state.agreement, state.inputs).fingerprint;
}
