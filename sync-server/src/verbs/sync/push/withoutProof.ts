import { isMap } from "shared-schema/base/json";
import { type Result, refused } from "shared-schema/base/result";
import { withBankOf } from "shared-schema/profile/bankChange";
import { toWire } from "shared-schema/refusals/wire";
import type { DocumentRow } from "../../../store/queries/documents.ts";
import { type Body, uncut } from "../../base/uncut.ts";
import { keepInInbox } from "../../documents/inbox.ts";
import { decide } from "../../documents/rules.ts";
import { masterFor, shownBody } from "./answer.ts";
import { type Edit, type EditOutcome, refusedOutcome } from "./edit.ts";
import { eventOf, titleOf } from "./refuse.ts";

const NEEDED = refused("account.proof-needed");

/**
 * Decides an edit. One that changes bank details in a session without a proof is decided without them: a push cannot ask for the proof,
 * and what else was typed is not to wait for it.
 * @returns `waits`: the bank details were left out, and are kept by `keepForProof` once the rest is written
 */
export function decideWithoutProof(
  edit: Edit,
  row: DocumentRow | null,
  after: unknown,
): { verdict: Result<Body | null>; waits: boolean } {
  const { tx, actor } = edit;
  const verdict = decide(tx, actor, edit, row, after);
  const waits = !verdict.ok && verdict.refusal.code === NEEDED.refusal.code && isMap(after);
  if (!waits) return { verdict, waits };
  return { verdict: decide(tx, actor, edit, row, withBankOf(row && uncut("profiles", row), after)), waits };
}

/** Keeps the bank details of an edit in its author's inbox, to be written again once the proof is given. */
export function keepForProof(edit: Edit, isWritten: boolean): EditOutcome {
  const { tx, actor, collection, id, op, assumed, next } = edit;
  const { refusal: reason } = NEEDED;
  const conflict = {
    path: "",
    base: withBankOf(assumed?.body ?? null, next.body),
    mine: next.body,
    theirs: shownBody(masterFor(tx, actor, collection, id)),
  };
  const row = { kind: "refused", collection, document_id: id, title: titleOf(edit), op, reason } as const;
  const event = isWritten ? null : eventOf(edit, "edit.refuse", reason);
  const kept = keepInInbox(tx, actor, [{ ...row, conflict, by: null }], event);
  return isWritten ? { outcome: "merged", ...toWire(reason), ...kept } : { ...refusedOutcome(NEEDED), ...kept };
}
