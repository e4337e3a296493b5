import { type PushChange, type PushRequest, TWO_WAY, wireDocument } from "shared-schema/sync/wire";
import { type Actor, type Deps, type Tx, transact } from "../context.ts";
import { resultJson } from "./answer.ts";
import { decideEdit } from "./decideEdit.ts";
import { idIn, type Outcome, TAKEN } from "./edit.ts";
import { decideInbox } from "./inbox.ts";
import { standingUpon } from "./lines.ts";

type Decide = (tx: Tx, actor: Actor, change: PushChange) => Outcome;

/**
 * Takes a device's edits, each decided by itself in one transaction. It never fails for one of them: a bad edit is refused, and
 * the others go on. Savepoints cost more than what they guard, so there are none until an edit has thrown: then everything is
 * taken back and decided again, with one around each edit.
 * @returns the `PushAnswer` as JSON text: bodies are handed on as they are stored; a `ResetAnswer` to who means another epoch
 */
export function pushDocuments(deps: Deps, actor: Actor, request: PushRequest): string {
  const epoch = request.epoch === undefined ? undefined : deps.store.meta.epoch();
  if (request.epoch !== epoch) return JSON.stringify({ epoch, reset: true });
  try {
    return decideAll(deps, actor, request, decideChange);
  } catch (error) {
    deps.log.error({ err: error }, "A push is decided again, edit by edit");
    return decideAll(deps, actor, request, decideGuarded);
  }
}

function decideAll(deps: Deps, actor: Actor, request: PushRequest, decide: Decide): string {
  return transact(deps, (tx) => {
    const results = new Map<PushChange, string>();
    const changes = inOrder(request.changes);
    const upon = standingUpon(changes);
    /** What an edit stands upon when the one before it is decided with it. */
    const bases = new Map<PushChange, unknown>();
    for (const change of changes) {
      const edit = bases.has(change) ? { ...change, assumed: bases.get(change) } : change;
      const next = upon.get(change);
      let outcome = before(tx, actor, change);
      if (!outcome && next) bases.set(next, edit.assumed);
      // Its author has gone on from an edit that never came: what he made of it is decided, once.
      outcome ??= decideOnce(tx, actor, edit, next ? () => TAKEN : decide);
      results.set(change, resultJson(tx, actor, change, outcome, request.brief === true));
    }
    return `{"results":[${request.changes.map((change) => results.get(change)).join(",")}]}`;
  });
}

/** Profiles and yachts before what points to them. */
function inOrder(changes: readonly PushChange[]): PushChange[] {
  return [...changes].sort((a, b) => TWO_WAY.indexOf(a.collection) - TWO_WAY.indexOf(b.collection));
}

/** What was answered when the same edit came before. The server's state is not kept with it: that is answered as it is now. */
function before(tx: Tx, actor: Actor, change: PushChange): Outcome | null {
  const kept = tx.store.ledger.resultOf(actor.user_id, change.collection, idIn(change) ?? "", change.op);
  return kept === undefined ? null : (JSON.parse(kept) as Outcome);
}

/** Keeps the answer, unless the history says it as well. */
function decideOnce(tx: Tx, actor: Actor, change: PushChange, decide: Decide): Outcome {
  const outcome = decide(tx, actor, change);
  const { collection, op } = change;
  if (!outcome.committed) {
    tx.store.ledger.keepResult(actor.user_id, collection, idIn(change) ?? "", op, JSON.stringify(outcome), tx.now);
  }
  return outcome;
}

function decideGuarded(tx: Tx, actor: Actor, change: PushChange): Outcome {
  try {
    return tx.store.transaction(() => decideChange(tx, actor, change));
  } catch (error) {
    // The savepoint has taken back what this edit wrote; the others must not suffer from it.
    tx.log.error({ err: error, collection: change.collection, op: change.op }, "An edit could not be decided");
    return { outcome: "refused", code: "error", message: "The server could not take this edit." };
  }
}

function decideChange(tx: Tx, actor: Actor, change: PushChange): Outcome {
  const next = wireDocument.safeParse(change.next);
  const assumed = change.assumed === null ? null : wireDocument.safeParse(change.assumed);
  if (!next.success || (assumed && !assumed.success)) {
    return { outcome: "refused", code: "invalid", message: "This is not a document." };
  }
  const edit = { tx, actor, id: next.data.id, op: change.op, assumed: assumed?.data ?? null, next: next.data };
  return change.collection === "inbox" ? decideInbox(edit) : decideEdit({ ...edit, collection: change.collection });
}
