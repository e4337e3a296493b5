import { pick } from "shared-schema/base/json";
import { BANK_FIELDS } from "shared-schema/profile/schema";
import type { HistoryRow } from "../../store/queries/history.ts";
import type { Actor, Tx } from "../base/context.ts";
import type { Body } from "../base/uncut.ts";
import { mayLookBack } from "../base/work.ts";
import { copyOf } from "../visibility/shown.ts";
import type { Edit } from "./editsAround.ts";

/** The states around an edit, in its reader's cut; null where the document was not there. */
export interface States {
  before: Body | null;
  after: Body | null;
}

/** Reads the states around edits, from the newest to the oldest. */
export interface FormerStates {
  around(edit: Edit): States | null;
  /** Whether as much was read as is read for one answer. */
  isSpent(): boolean;
}

export function formerStates(tx: Tx, actor: Actor): FormerStates {
  const { history } = tx.store;
  /** By document: the state before its last edit is mostly the one after its next. */
  const kept = new Map<string, HistoryRow>();
  let spent = false;
  const counted = (row: HistoryRow | undefined) => {
    if (row && !mayLookBack(tx, row.body.length)) spent = true;
    return row;
  };
  return {
    around(edit) {
      const { collection, row, revision } = edit;
      const key = `${collection}/${row.id}`;
      const known = kept.get(key);
      const written = known?.revision === revision ? known : counted(history.rowOf(revision));
      if (!written) return null;
      const former = counted(history.revisionUpTo(collection, row.id, written.rev - 1));
      if (former) kept.set(key, former);
      const seen = (state: HistoryRow | undefined) => (state && !state.deleted ? seenBody(actor, state, edit) : null);
      return { before: seen(former), after: seen(written) };
    },
    isSpent: () => spent,
  };
}

/**
 * A former state in the reader's cut. Of a profile nothing is told that the reader does not get of it now: the address of a person
 * is not printed once the profile is a company's. An account that was a person's own stays so, although it is a company's today.
 */
function seenBody(actor: Actor, state: HistoryRow, { collection, row }: Edit): Body {
  const body = copyOf(collection, state, row.sight);
  if (collection !== "profiles") return body;
  const now = copyOf(collection, row, row.sight);
  // Each copy has these.
  const { is_company, user_id, created_by } = body;
  const hidden: readonly string[] =
    is_company !== false || (user_id ?? created_by) === actor.user_id ? [] : BANK_FIELDS;
  return pick(body, (field) => Object.hasOwn(now, field) && !hidden.includes(field));
}
