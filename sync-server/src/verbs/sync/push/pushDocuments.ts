import { done, type Result, refused } from "shared-schema/base/result";
import { placeOf } from "shared-schema/sync/address";
import { isWritten, type PushRequest, TWO_WAY } from "shared-schema/sync/wire";
import { formerAccounts } from "../../base/account/accountNow.ts";
import { type Actor, type Deps, type Tx, transact } from "../../base/context.ts";
import { overQuota } from "../../base/quota.ts";
import { TooMuchAtOnce } from "../../base/work.ts";
import { resultsJson } from "./answer.ts";
import { decideEdit } from "./decideEdit.ts";
import { addressed, documentIn, type EditOutcome, idIn, type PushedEdit, refusedOutcome, TAKEN } from "./edit.ts";
import { standingUpon } from "./editChain.ts";
import { decideInbox } from "./inbox.ts";
import { tooLargeChange } from "./measure.ts";
import { asPresentAccount } from "./presentAccount.ts";

/** The approximate size of the key of a kept answer. */
const BYTES_OF_A_KEY = 200;

type Decide = (tx: Tx, actor: Actor, change: PushedEdit) => EditOutcome;

/**
 * Takes a device's edits, each decided by itself in one transaction. It never fails for one of them: a bad edit is refused, and
 * the others go on. Savepoints cost more than what they guard, so there are none until an edit has thrown: then everything is
 * taken back and decided again, with one around each edit.
 * @returns the `PushAnswer` as JSON text: bodies are handed on as they are stored; a `ResetAnswer` for a push of another epoch;
 * refused when it asks for more than is decided at once: then the device sends it in halves
 */
export function pushDocuments(deps: Deps, actor: Actor, request: PushRequest): Result<string> {
  const epoch = request.epoch === undefined ? undefined : deps.store.meta.epoch();
  if (request.epoch !== epoch) return done(JSON.stringify({ epoch, reset: true }));
  try {
    return done(decideInOneGo(deps, actor, request));
  } catch (error) {
    if (!(error instanceof TooMuchAtOnce)) throw error;
    return refused("push.too-much");
  }
}

function decideInOneGo(deps: Deps, actor: Actor, request: PushRequest): string {
  const decideWith = (decide: Decide) => transact(deps, (tx) => decideAll(tx, actor, request, decide));
  try {
    return decideWith(decideChange);
  } catch (error) {
    if (error instanceof TooMuchAtOnce) throw error;
    deps.log.error({ err: error }, "A push is decided again, edit by edit");
    return decideWith(decideGuarded);
  }
}

function decideAll(tx: Tx, actor: Actor, request: PushRequest, decide: Decide): string {
  const outcomes = new Map<PushedEdit, EditOutcome>();
  const asked = request.changes.map(addressed);
  const changes = inOrder(asked);
  const unreadable = new Map(changes.map((change) => [change, refuseUnreadable(change)]));
  // An unreadable change is answered and forgotten: no other edit builds on it.
  const upon = standingUpon(changes.filter((change) => !unreadable.get(change)));
  const formers = formerAccounts(tx, actor.user_id);
  const accounts = [actor.user_id, ...formers];
  /** The base of an edit that is decided together with the one before it. */
  const bases = new Map<PushedEdit, unknown>();
  for (const change of changes) {
    const refusal = unreadable.get(change);
    if (refusal) {
      outcomes.set(change, refusal);
      continue;
    }
    const isNew = change.assumed === null && !tx.store.documents.get(change.collection, idIn(change) ?? "");
    const edit = { ...change, isNew, ...(bases.has(change) && { assumed: bases.get(change) }) };
    const next = upon.get(change);
    let outcome = before(tx, accounts, edit);
    if (!outcome && next) bases.set(next, edit.assumed);
    // Its author has gone on from an edit that never came: what he made of it is decided, once.
    outcome ??= decideOnce(tx, actor, asPresentAccount(tx, actor.user_id, formers, edit), next ? () => TAKEN : decide);
    outcomes.set(change, outcome);
  }
  return `{"results":${resultsJson(tx, actor, { changes: asked, brief: request.brief }, (change) => outcomes.get(change) ?? NO_DOCUMENT)}}`;
}

const NO_DOCUMENT = refusedOutcome(refused("document.unreadable"));
const SERVER_ONLY = refusedOutcome(refused("document.server-only"));

/** The refusal of a change that is too large, no document, or one that people do not write; null when it is to be decided. */
function refuseUnreadable(change: PushedEdit): EditOutcome | null {
  if (change.collection === "agreement_records") return NO_DOCUMENT;
  if (!isWritten(change.collection)) return SERVER_ONLY;
  return tooLargeChange(change) ?? (documentIn(change.next) ? null : NO_DOCUMENT);
}

/** Profiles and yachts before what points to them. */
function inOrder(changes: readonly PushedEdit[]): PushedEdit[] {
  const order: readonly string[] = TWO_WAY;
  const rank = ({ collection }: PushedEdit) => order.indexOf(placeOf({ collection, id: "" }).collection);
  return [...changes].sort((a, b) => rank(a) - rank(b));
}

/**
 * Returns the answer given when the same edit came before. The server's state is not kept with it; the answer carries
 * the current one.
 * @param accounts the account that asks, and those that were merged into it
 */
function before(tx: Tx, accounts: readonly number[], change: PushedEdit): EditOutcome | null {
  const { history } = tx.store;
  for (const account of accounts) {
    // A document that is not there has no history: only a refusal can have been kept.
    if (change.isNew && !history.keepsResultsOf(account)) continue;
    const kept = history.resultOf(account, change.collection, idIn(change) ?? "", change.op);
    // `decideOnce` has written it.
    if (kept !== undefined) return JSON.parse(kept) as EditOutcome;
  }
  return null;
}

/** Keeps the answer, unless the history says it as well. */
function decideOnce(tx: Tx, actor: Actor, change: PushedEdit, decide: Decide): EditOutcome {
  const outcome = decide(tx, actor, change);
  const { collection, op } = change;
  // One that is not kept is decided again when it comes again: it finds the current state.
  if (!outcome.committed && !overQuota(tx, actor, { grows: true })) {
    const json = JSON.stringify(outcome);
    tx.store.history.keepResult(actor.user_id, collection, idIn(change) ?? "", op, json, tx.now);
    tx.store.usage.add(actor.user_id, { documents: 0, bytes: Buffer.byteLength(json) + BYTES_OF_A_KEY }, tx.now);
  }
  return outcome;
}

function decideGuarded(tx: Tx, actor: Actor, change: PushedEdit): EditOutcome {
  try {
    return tx.store.transaction(() => decideChange(tx, actor, change));
  } catch (error) {
    if (error instanceof TooMuchAtOnce) throw error;
    // The savepoint has taken back what this edit wrote; the others must not suffer from it.
    tx.log.error({ err: error, collection: change.collection, op: change.op }, "An edit could not be decided");
    return refusedOutcome(refused("edit.failed"));
  }
}

function decideChange(tx: Tx, actor: Actor, change: PushedEdit): EditOutcome {
  const { collection, op } = change;
  const [next, assumed] = [documentIn(change.next), documentIn(change.assumed)];
  if (!next || (change.assumed !== null && !assumed) || !isWritten(collection)) return NO_DOCUMENT;
  const edit = { tx, actor, id: next.id, op, assumed, next, isNew: change.isNew ?? false };
  return collection === "inbox" ? decideInbox(edit) : decideEdit({ ...edit, collection });
}
