import type { Refusal } from "shared-schema/result";
import { isEqual } from "shared-schema/sync/equal";
import { merge3 } from "shared-schema/sync/merge";
import { SCHEMA_VERSION, type WireDocument } from "shared-schema/sync/wire";
import type { DocumentRow } from "../../store/documents.ts";
import { type Body, visibleBody } from "../bodies.ts";
import { type Committed, commitDocument } from "../commitDocument.ts";
import { decide } from "../decide.ts";
import { countUse, mayUseId } from "../idLeases.ts";
import { type Edit, type Outcome, TAKEN } from "./edit.ts";
import { knownUpTo, leftOf, noteBroughtBack } from "./lostRevisions.ts";
import { clashed, refuse, wholeClash } from "./refuse.ts";

/** Decides one edit against what is committed, and writes what comes of it. */
export function decideEdit(edit: Edit): Outcome {
  const { tx, actor, collection, id, assumed, next } = edit;
  const row = tx.store.documents.get(collection, id);
  if (!row) return next._deleted ? TAKEN : create(edit, null);
  // A contact's key says what it is, so a deleted one can be made again; numbers are given once.
  const anew = assumed === null || assumed._deleted;
  if (row.deleted && collection === "contacts" && anew) return next._deleted ? TAKEN : create(edit, row);
  if (!tx.store.feed.sees(actor.user_id, collection, id)) {
    if (assumed === null) return refuse(edit, "id-taken", "This number is taken by another document.", "own-create");
    return refuse(edit, "not-found", "You can no longer see this document; your change was kept here.", "unseen");
  }
  if (row.deleted) return onDeleted(edit);
  if (assumed === null) return next.rev > 0 ? onLostBase(edit, row) : recreate(edit, row);
  const left = leftOf(edit, row, assumed);
  return left === undefined ? decideUpon(edit, row, assumed) : bringBack(edit, row, left);
}

function decideUpon(edit: Edit, row: DocumentRow, base: WireDocument): Outcome {
  return edit.next._deleted ? remove(edit, row, base) : change(edit, row, base);
}

/**
 * An edit upon a revision that a restored backup has taken away is merged upon what is left of that, and brings along what the
 * device has of it; of others it does not take it a second time.
 */
function bringBack(edit: Edit, row: DocumentRow, left: WireDocument | null): Outcome {
  const outcome = left ? decideUpon(edit, row, left) : onNothingLeft(edit, row);
  noteBroughtBack(edit, row, edit.assumed?.rev ?? edit.next.rev, edit.assumed, outcome);
  return outcome;
}

function create(created: Edit, deletedRow: DocumentRow | null): Outcome {
  // Upon a creation that was refused there stands nothing.
  const edit = { ...created, assumed: null };
  const { tx, actor, collection, id, next } = edit;
  if (!deletedRow && !mayUseId(tx, actor, collection, id)) {
    return refuse(edit, "id-taken", "This number was not given to this device.", "own-create");
  }
  const verdict = decide(tx, actor, edit, null, next.body);
  if (!verdict.ok) return refuse(edit, verdict.refusal.code, sentence(verdict.refusal), "own-create");
  const committed = write(edit, deletedRow, verdict.value);
  const isLost = next.rev > 0 && next.rev <= tx.store.meta.revisionsAfter();
  const held = created.assumed?.e === "" ? JSON.stringify(created.assumed.body) : null;
  if (isLost) tx.store.ledger.bringBack(collection, id, next.rev, held);
  if (!deletedRow) countUse(tx, collection, id);
  return { ...TAKEN, committed };
}

/** A create under a number that is in use: harmless when it says what its author sees committed, otherwise never merged. */
function recreate(edit: Edit, row: DocumentRow): Outcome {
  const { tx, actor, collection, id, next } = edit;
  const sight = tx.store.documents.visibleTo(actor.user_id, collection, id)?.sight ?? 0;
  if (isEqual(next.body, visibleBody(collection, row.body, sight))) return TAKEN;
  return refuse(edit, "id-taken", "This number is taken by another document.");
}

/**
 * A device that ended before it had noted what it pulled names the revision that its edit is based on: the history still has
 * it, or what a restored backup has left of it. What stood there is not told again in the answer.
 */
function onLostBase(edit: Edit, row: DocumentRow): Outcome {
  const past = knownUpTo(edit, row, edit.next.rev);
  return past?.rev === edit.next.rev ? decideUpon(edit, row, past) : bringBack(edit, row, past);
}

function onNothingLeft(edit: Edit, row: DocumentRow): Outcome {
  const { tx, actor, collection, id, next } = edit;
  const sight = tx.store.documents.visibleTo(actor.user_id, collection, id)?.sight ?? 0;
  const stands = !next._deleted && isEqual(next.body, visibleBody(collection, row.body, sight));
  return stands ? TAKEN : clashed(edit, [wholeClash(edit)]);
}

/** Delete against edit: the committed side stands. */
function onDeleted(edit: Edit): Outcome {
  const { assumed, next } = edit;
  if (next._deleted || (assumed && isEqual(assumed.body, next.body))) return TAKEN;
  return clashed(edit, [wholeClash(edit)], "Somebody else deleted this.");
}

function remove(edit: Edit, row: DocumentRow, assumed: WireDocument): Outcome {
  const { tx, actor, collection, id } = edit;
  const verdict = decide(tx, actor, edit, row, null);
  if (!verdict.ok) return refuse(edit, verdict.refusal.code, sentence(verdict.refusal));
  const sight = tx.store.documents.visibleTo(actor.user_id, collection, id)?.sight ?? 0;
  if (!isEqual(assumed.body, visibleBody(collection, row.body, sight))) return clashed(edit, [wholeClash(edit)]);
  return { ...TAKEN, committed: write(edit, row, null) };
}

function change(edit: Edit, row: DocumentRow, assumed: WireDocument): Outcome {
  const { tx, actor, collection, id, next } = edit;
  // An edit that was taken back, or that somebody else has made already, changes nothing and needs no permission.
  if (!assumed._deleted && isEqual(assumed.body, next.body)) return TAKEN;
  // The author's own copy alone is compared: the whole one would tell whether a guess at a hidden field is right.
  const sight = tx.store.documents.visibleTo(actor.user_id, collection, id)?.sight ?? 0;
  if (isEqual(next.body, visibleBody(collection, row.body, sight))) return TAKEN;
  const before: Body = JSON.parse(row.body);
  const merge = merge3(assumed.body, next.body, before);
  const concurrent = !isEqual(assumed.body, before);
  const verdict = decide(tx, actor, edit, row, merge.value);
  if (!verdict.ok) {
    const { code } = verdict.refusal;
    // Each side kept the rules and their sum does not: that is nobody's mistake.
    const broken = concurrent && (code === "rule" || code === "invalid");
    if (broken) return clashed(edit, [wholeClash(edit)], sentence(verdict.refusal));
    return refuse(edit, code, sentence(verdict.refusal));
  }
  const committed = isEqual(verdict.value, before) ? null : write(edit, row, verdict.value);
  if (merge.clashes.length > 0) {
    // What its author did not name himself he may never have been shown.
    const told = edit.assumed === assumed ? merge.clashes : merge.clashes.map((clash) => ({ ...clash, base: null }));
    return clashed(edit, told);
  }
  if (concurrent) return { outcome: "merged" };
  return committed ? { ...TAKEN, committed } : TAKEN;
}

function write(edit: Edit, before: DocumentRow | null, body: Body | null): Committed {
  const { tx, actor, collection, id, op, next } = edit;
  // Nothing is handed on under a version that this server does not know itself.
  const schema = Math.min(next.schema, SCHEMA_VERSION);
  return commitDocument(tx, { collection, id, before, body, user_id: actor.user_id, op, schema });
}

/** A refusal in one text, its fields included: a push's answer has no other place for them. */
function sentence(refusal: Refusal): string {
  const fields = Object.entries(refusal.fields ?? {}).flatMap(([field, messages]) =>
    messages.map((message) => `${field}: ${message}`),
  );
  return fields.length > 0 ? `${refusal.message} (${fields.join("; ")})` : refusal.message;
}
