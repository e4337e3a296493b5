import type { Mark } from "shared-schema/approval/schema";
import type { Written } from "../../store/queries/ledger.ts";
import { bodyOf } from "../core/bodies.ts";
import type { Tx } from "../core/context.ts";
import { stateAt } from "../history/stateAt.ts";
import { nameOf } from "../push/author.ts";
import { TAX_RULES } from "../reference/taxRows.ts";
import { termsOf } from "./currentTerms.ts";

/** The author and time of the edit that outdated an approval. */
interface Cause {
  /** Of one of the editor's profiles on the agreement; null where there is none. */
  profile_id: number | null;
  /** The editor's name; null for an account that is no longer there. */
  name: string | null;
  /** UTC. */
  at: string;
}

/**
 * Finds the edit that outdated an approval, by halving the history since: of the agreement, its yacht, its parties' profiles, and
 * the tax table.
 * Where terms were changed, restored and changed again, it is one of the edits after which they differed.
 * @returns null where no edit did: a date has passed, or the history does not reach back
 */
export function outdatedBy(tx: Tx, id: string, approval: Pick<Mark, "fingerprint" | "at">): Cause | null {
  const given = tx.store.lookBack.approvalsUpTo(id, approval.at);
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
  const edit = edits[outdated];
  return edit ? { profile_id: profileOf(tx, id, edit.user_id), name: nameOf(tx, edit.user_id), at: edit.at } : null;
}

function editsSince(tx: Tx, id: string, revision: number): Written[] {
  const { ledger, documents } = tx.store;
  const ends = [ledger.asOf("agreements", id, revision), documents.get("agreements", id)];
  const bodies = ends.flatMap((row) => (row ? [bodyOf("agreements", row)] : []));
  const yachts = new Set(bodies.flatMap(({ yacht_id }) => (yacht_id === null ? [] : [String(yacht_id)])));
  const profiles = new Set(
    bodies.flatMap(({ parties }) => Object.values(parties).map(({ profile_id }) => String(profile_id))),
  );
  return [
    ...ledger.writtenAfter("agreements", id, revision),
    ...[...yachts].flatMap((yacht) => ledger.writtenAfter("yachts", yacht, revision)),
    ...[...profiles].flatMap((profile) => ledger.writtenAfter("profiles", profile, revision)),
    ...ledger.writtenAfter("reference", TAX_RULES, revision),
  ].sort((a, b) => a.revision - b.revision);
}

/** The fingerprint of the terms as they stood after an edit; null where the agreement was not there. */
function fingerprintAt(tx: Tx, id: string, edit: Pick<Written, "revision" | "at">): string | null {
  const state = stateAt(tx, id, edit);
  return state && termsOf(tx, Number(id), state.agreement, state.inputs).fingerprint;
}

function profileOf(tx: Tx, id: string, userId: number | null): number | null {
  const row = userId === null ? undefined : tx.store.documents.get("agreements", id);
  if (!row || userId === null) return null;
  const own = new Set(tx.store.documents.idsOwnedBy("profiles", userId).map(Number));
  const party = Object.values(bodyOf("agreements", row).parties).find(({ profile_id }) => own.has(profile_id));
  return party?.profile_id ?? null;
}
