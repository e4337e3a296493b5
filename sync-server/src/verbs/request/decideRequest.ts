import { requestedAgreement } from "shared-schema/agreement/request/draft";
import type { RequestView } from "shared-schema/api/request";
import { done, type Result, refused } from "shared-schema/base/result";
import type { RequestRow } from "../../store/queries/agreementRequests.ts";
import { mainProfile } from "../base/account/mainProfile.ts";
import { noteEvent } from "../base/audit/note.ts";
import { type Actor, attempt, type Deps, type Tx } from "../base/context.ts";
import type { Letter } from "../base/outbox/letter.ts";
import { queueMail } from "../base/outbox/queueMail.ts";
import { createDocument } from "../documents/createDocument.ts";
import { nextId } from "../documents/ids.ts";
import { readable } from "../documents/readable.ts";
import { shown } from "../visibility/shown.ts";
import { declinedLetter, draftedLetter } from "./requestLetters.ts";
import { requesterOf, viewOfRequest } from "./view.ts";

/**
 * Makes a draft of a request, by the rule for every new agreement, and tells the requester. A second tap gets the draft of the
 * first one.
 */
export function draftRequest(deps: Deps, actor: Actor, id: number): Result<RequestView> {
  return attempt(deps, (tx) => {
    const row = tx.store.requests.byId(id);
    if (!row) return refused("request.not-found");
    if (row.state === "DRAFTED") return done(viewOfRequest(tx, actor, row));
    if (row.state !== "OPEN") return refused("request.decided");
    const request = viewOfRequest(tx, requesterOf(tx, row), row);
    const agreement = createDraft(tx, actor, request);
    if (!agreement.ok) return agreement;
    const agreement_id = agreement.value;
    const decision = { id, state: "DRAFTED", reason: null, agreement_id } as const;
    tx.store.requests.decide({ ...decision, decided_by: actor.user_id, decided_at: tx.now });
    answer(tx, row, request, "request-drafted", draftedLetter(request, agreement_id));
    return done(viewOfRequest(tx, actor, decided(row, decision, tx.now)));
  });
}

/** Declines a request with a reason, which the requester is told. */
export function declineRequest(deps: Deps, actor: Actor, id: number, reason: string): Result<RequestView> {
  return attempt(deps, (tx) => {
    const row = tx.store.requests.byId(id);
    if (!row) return refused("request.not-found");
    if (row.state !== "OPEN") return refused("request.decided");
    const decision = { id, state: "DECLINED", reason, agreement_id: null } as const;
    tx.store.requests.decide({ ...decision, decided_by: actor.user_id, decided_at: tx.now });
    noteEvent(tx, { verb: "request.decline", user_id: actor.user_id, details: { request: id } }, null);
    const after = decided(row, decision, tx.now);
    const request = viewOfRequest(tx, requesterOf(tx, row), after);
    answer(tx, row, request, "request-declined", declinedLetter(request, reason));
    return done(viewOfRequest(tx, actor, after));
  });
}

function decided(row: RequestRow, decision: Partial<RequestRow>, at: string): RequestRow {
  return { ...row, ...decision, decided_at: at };
}

/** @returns the agreement's number */
function createDraft(tx: Tx, actor: Actor, request: RequestView): Result<number> {
  const requester = mainProfile(tx, request.requester.user_id);
  if (!requester) return refused("profile.not-found");
  const { yacht_id } = request;
  // Deleted since, she is in the request by her description alone.
  const row = yacht_id === null ? undefined : readable(tx, actor, "yachts", String(yacht_id));
  const body = requestedAgreement({
    asked: request,
    requester,
    yacht: row ? { id: Number(row.id), body: shown("yachts", row) } : null,
    created_by: actor.user_id,
    created_at: tx.now,
    bunkerId: tx.ids.uuid(),
  });
  const id = nextId(tx, "agreement");
  const event = { verb: "request.draft", details: { request: request.id } } as const;
  const written = createDocument(tx, actor, { collection: "agreements", id: String(id), body, event });
  return written.ok ? done(id) : written;
}

/** Tells the requester. The key has the device's own name of the request: its number is given out again after a restore. */
function answer(
  tx: Tx,
  { user_id, key }: RequestRow,
  { requester, language }: RequestView,
  kind: "request-drafted" | "request-declined",
  letter: Letter,
): void {
  queueMail(tx, { key: `${kind}/${user_id}/${key}`, kind, to: requester.email, language, letter });
}
