import { isEqual } from "shared-schema/base/equal";
import { refused } from "shared-schema/base/result";
import { REFUSALS } from "shared-schema/refusals/catalogue";
import type { Kind } from "shared-schema/refusals/kinds";
import { firstBody } from "shared-schema/sync/firstBody";
import { merge3 } from "shared-schema/sync/merge";
import { withoutRoutedTracks } from "shared-schema/sync/routedTracks";
import { SCHEMA_VERSION, type WireDocument } from "shared-schema/sync/wire";
import type { DocumentRow } from "../../../store/queries/documents.ts";
import { nounOf } from "../../base/audit/events.ts";
import type { Committed } from "../../base/commit.ts";
import { type Body, uncutBody } from "../../base/uncut.ts";
import { refuseMorePlaces, spendBytes } from "../../base/work.ts";
import { commitDocument } from "../../documents/commitDocument.ts";
import { countUse, mayUseId } from "../../documents/ids.ts";
import { decide } from "../../documents/rules.ts";
import { copyOf } from "../../visibility/shown.ts";
import { knownUpTo, leftOf, noteRecovered } from "../restore/recoverRevisions.ts";
import { cutToSight } from "./cutToSight.ts";
import { type Edit, type EditOutcome, TAKEN } from "./edit.ts";
import { conflicting, refuse, wholeConflict } from "./refuse.ts";
import { withServerTimes } from "./serverTimes.ts";
import { decideWithoutProof, keepForProof } from "./withoutProof.ts";

/** Refusals of a document's content, regardless of its author and the time. */
const CONTENT: ReadonlySet<Kind> = new Set(["rule", "invalid", "too-large"]);

/** Decides one edit against what is committed, and writes what comes of it. */
export function decideEdit(edit: Edit): EditOutcome {
  const { tx, actor, collection, id, assumed, next } = edit;
  refuseMorePlaces(tx);
  const row = edit.isNew ? undefined : tx.store.documents.get(collection, id);
  if (row) spendBytes(tx, row.body.length);
  if (!row) return next._deleted ? TAKEN : create(edit, null);
  // A contact's key says what it is, so a deleted one can be made again; numbers are given once.
  const isRemade = assumed === null || assumed._deleted;
  if (row.deleted && collection === "contacts" && isRemade) return next._deleted ? TAKEN : create(edit, row);
  if (!tx.store.feed.sees(actor.user_id, collection, id)) {
    if (assumed === null) return refuse(edit, refused("document.number-taken"), "own-create");
    return refuse(edit, refused("document.out-of-sight"), "unseen");
  }
  if (row.deleted) return onDeleted(edit);
  const cut = cutToSight(edit);
  if (!cut) return refuse(edit, refused("agreement.read-only"));
  return decideOnStanding(withServerTimes(cut, row), row);
}

function decideOnStanding(edit: Edit, row: DocumentRow): EditOutcome {
  const { assumed, next } = edit;
  // Someone else has written the first one: both began with the same.
  const first = firstBody(edit.collection);
  if (assumed === null && first && next.rev === 0) {
    const { id, schema } = next;
    return decideUpon(edit, row, { id, schema, rev: 0, e: "", body: { ...first }, _deleted: false });
  }
  if (assumed === null) return next.rev > 0 ? onLostBase(edit, row) : retryCreate(edit, row);
  const left = leftOf(edit, row, assumed);
  return left === undefined ? decideUpon(edit, row, assumed) : recover(edit, row, left);
}

function decideUpon(edit: Edit, row: DocumentRow, base: WireDocument): EditOutcome {
  return edit.next._deleted ? remove(edit, row, base) : change(edit, row, base);
}

/**
 * An edit upon a revision that a restored backup has taken away is merged upon what is left of that, and brings along what the
 * device has of it; of others it does not take it a second time.
 */
function recover(edit: Edit, row: DocumentRow, left: WireDocument | null): EditOutcome {
  const outcome = left ? decideUpon(edit, row, left) : onNothingLeft(edit, row);
  noteRecovered(edit, row, edit.assumed?.rev ?? edit.next.rev, edit.assumed, outcome);
  return outcome;
}

function create(created: Edit, deletedRow: DocumentRow | null): EditOutcome {
  // Nothing can be based on a creation that was refused.
  const edit = { ...created, assumed: null };
  const { tx, actor, collection, id, next } = edit;
  if (!deletedRow && !mayUseId(tx, actor, collection, id)) {
    return refuse(edit, refused("document.number-not-leased"), "own-create");
  }
  const { verdict, waits } = decideWithoutProof(edit, null, next.body);
  if (!verdict.ok) return refuse(edit, verdict, "own-create");
  const committed = write(edit, deletedRow, verdict.value);
  const isLost = next.rev > 0 && next.rev <= tx.store.meta.revisionsAfter();
  const held = created.assumed?.e === "" ? JSON.stringify(created.assumed.body) : null;
  if (isLost) tx.store.history.noteRecovered(collection, id, next.rev, held);
  if (!deletedRow) countUse(tx, collection, id);
  return waits ? keepForProof(edit, true) : { ...TAKEN, committed };
}

/** A create under a number that is in use: harmless when it says what its author sees committed, otherwise never merged. */
function retryCreate(edit: Edit, row: DocumentRow): EditOutcome {
  const { tx, actor, collection, id, next } = edit;
  const sight = tx.store.documents.visibleTo(actor.user_id, collection, id)?.sight ?? 0;
  if (isEqual(next.body, copyOf(collection, row, sight))) return TAKEN;
  return refuse(edit, refused("document.number-taken"));
}

/**
 * A device that ended before it had noted what it pulled names the revision that its edit is based on: the history
 * still has it, or what a restored backup has left of it. The answer does not repeat that revision.
 */
function onLostBase(edit: Edit, row: DocumentRow): EditOutcome {
  const past = knownUpTo(edit, row, edit.next.rev);
  return past?.rev === edit.next.rev ? decideUpon(edit, row, past) : recover(edit, row, past);
}

function onNothingLeft(edit: Edit, row: DocumentRow): EditOutcome {
  const { tx, actor, collection, id, next } = edit;
  const sight = tx.store.documents.visibleTo(actor.user_id, collection, id)?.sight ?? 0;
  const isSame = !next._deleted && isEqual(next.body, copyOf(collection, row, sight));
  return isSame ? TAKEN : conflicting(edit, [wholeConflict(edit)]);
}

/** Delete against edit: the committed side is kept. */
function onDeleted(edit: Edit): EditOutcome {
  const { assumed, next } = edit;
  if (next._deleted || (assumed && isEqual(assumed.body, next.body))) return TAKEN;
  return conflicting(edit, [wholeConflict(edit)], { why: refused("edit.deleted-meanwhile") });
}

function remove(edit: Edit, row: DocumentRow, assumed: WireDocument): EditOutcome {
  const { tx, actor, collection, id } = edit;
  const verdict = decide(tx, actor, edit, row, null);
  if (!verdict.ok) return refuse(edit, verdict);
  const sight = tx.store.documents.visibleTo(actor.user_id, collection, id)?.sight ?? 0;
  if (!isEqual(assumed.body, copyOf(collection, row, sight))) return conflicting(edit, [wholeConflict(edit)]);
  return { ...TAKEN, committed: write(edit, row, null) };
}

function change(edit: Edit, row: DocumentRow, assumed: WireDocument): EditOutcome {
  const { tx, actor, collection, id, next } = edit;
  // An edit that was taken back, or that someone else has made already, changes nothing and needs no permission.
  if (!assumed._deleted && isEqual(assumed.body, next.body)) return TAKEN;
  // The author's own copy alone is compared: the whole one would tell whether a guess at a hidden field is right.
  const sight = tx.store.documents.visibleTo(actor.user_id, collection, id)?.sight ?? 0;
  const visible = copyOf(collection, row, sight);
  if (isEqual(next.body, visible)) return TAKEN;
  const before = uncutBody(row);
  const sides = { base: assumed.body, mine: next.body, theirs: before };
  const { base, mine, theirs } = collection === "agreements" ? withoutRoutedTracks(sides) : sides;
  const merge = merge3(base, mine, theirs);
  const concurrent = !isEqual(assumed.body, visible);
  const { verdict, waits } = decideWithoutProof(edit, row, merge.value);
  if (!verdict.ok) {
    // Each side kept the rules and their sum does not: that is no one's mistake.
    const broken = concurrent && CONTENT.has(REFUSALS[verdict.refusal.code].kind);
    return broken ? conflicting(edit, [wholeConflict(edit)], { why: verdict }) : refuse(edit, verdict);
  }
  const committed = isEqual(verdict.value, before) ? null : write(edit, row, verdict.value);
  if (merge.conflicts.length > 0) {
    // The author may never have been shown a base that he did not send himself.
    const conflicts =
      edit.assumed === assumed ? merge.conflicts : merge.conflicts.map((conflict) => ({ ...conflict, base: null }));
    const outcome = conflicting(edit, conflicts, { isWritten: committed !== null });
    return waits ? withRowsOf(outcome, keepForProof(edit, true)) : outcome;
  }
  if (waits) return keepForProof(edit, committed !== null);
  if (concurrent) return { outcome: "merged" };
  return committed ? { ...TAKEN, committed } : TAKEN;
}

/** An outcome with the rows of another one beside its own. */
function withRowsOf({ kept = [], unkept = [], ...outcome }: EditOutcome, other: EditOutcome): EditOutcome {
  const all = [...unkept, ...(other.unkept ?? [])];
  return { ...outcome, kept: [...kept, ...(other.kept ?? [])], ...(all.length > 0 && { unkept: all }) };
}

function write(edit: Edit, before: DocumentRow | null, body: Body | null): Committed {
  const { tx, actor, collection, id, op, next } = edit;
  // Nothing is handed on under a version that this server does not know itself.
  const schema = Math.min(next.schema, SCHEMA_VERSION);
  const act = body === null ? "delete" : before && !before.deleted ? "edit" : "create";
  const event = { verb: `${nounOf(collection)}.${act}` } as const;
  return commitDocument(tx, { collection, id, before, body, user_id: actor.user_id, op, schema, event });
}
