import { PAGE_LENGTH } from "shared-schema/api/operator/page";
import type { RequestCreate, RequestPageQuery, RequestView } from "shared-schema/api/request";
import { done, fault, type Result, refused, refusedAt } from "shared-schema/base/result";
import { noteEvent } from "../base/audit/note.ts";
import { type Actor, attempt, type Deps, reading, type Tx } from "../base/context.ts";
import { queueMail } from "../base/outbox/queueMail.ts";
import { overQuota } from "../base/quota.ts";
import { readable } from "../documents/readable.ts";
import { newRequestLetter } from "./requestLetters.ts";
import { viewOfRequest } from "./view.ts";

const DAY_MS = 86_400_000;
/** Each one writes to every administrator. */
const MOST_PER_DAY = 20;
const MOST_LISTED = 500;

/** Asks for an agreement, and tells the administrators. Sent again under the same key, it is the request that was made before. */
export function makeRequest(deps: Deps, actor: Actor, { key, ...asked }: RequestCreate): Result<RequestView> {
  return attempt(deps, (tx) => {
    const known = tx.store.requests.byKey(actor.user_id, key);
    if (known) return done(viewOfRequest(tx, actor, known));
    const json = JSON.stringify(asked);
    const refusal = mayNot(tx, actor, asked.yacht_id, Buffer.byteLength(json));
    if (refusal) return refusal;
    const id = tx.store.requests.add({ user_id: actor.user_id, key, created_at: tx.now, asked: json });
    tx.store.usage.add(actor.user_id, { documents: 0, bytes: Buffer.byteLength(json) }, tx.now);
    noteEvent(tx, { verb: "request.make", user_id: actor.user_id, details: { request: id } }, null);
    const view = viewNumbered(tx, actor, id);
    mailAdmins(tx, view, actor, key);
    return done(view);
  });
}

function mayNot(tx: Tx, actor: Actor, yachtId: number | null, bytes: number) {
  const since = new Date(Date.parse(tx.now) - DAY_MS).toISOString();
  if (tx.store.requests.countSince(actor.user_id, since) >= MOST_PER_DAY) return refused("request.too-many");
  // A yacht that the requester does not see has no name for him either.
  if (yachtId !== null && !readable(tx, actor, "yachts", String(yachtId))) {
    return refusedAt({ yacht_id: [fault("no-yacht", { number: yachtId })] }, "yacht.unknown");
  }
  return overQuota(tx, actor, { bytes, grows: true });
}

/** @param name the device's own of the request: its number is given out again after a restore */
function mailAdmins(tx: Tx, view: RequestView, { user_id }: Actor, name: string): void {
  for (const userId of tx.store.users.adminIds()) {
    const admin = tx.store.users.byId(userId);
    if (!admin) continue;
    queueMail(tx, {
      key: `request-made/${user_id}/${name}/${userId}`,
      kind: "request-made",
      aboutId: user_id,
      to: admin.email,
      replyTo: view.requester.email,
      language: null,
      letter: newRequestLetter(view),
    });
  }
}

/** Lists a user's requests, newest first. */
export function listOwnRequests(deps: Deps, viewer: Actor, userId: number): RequestView[] {
  const tx = reading(deps);
  return tx.store.requests.ofUser(userId, MOST_LISTED).map((row) => viewOfRequest(tx, viewer, row));
}

/** Lists a page of everybody's requests, open ones first. */
export function listRequests(
  deps: Deps,
  viewer: Actor,
  { before, open }: RequestPageQuery,
): { requests: RequestView[]; open: number } {
  const tx = reading(deps);
  const after = before === undefined ? undefined : { id: before, isOpen: open === "true" };
  const requests = tx.store.requests.all(PAGE_LENGTH, after).map((row) => viewOfRequest(tx, viewer, row));
  return { requests, open: tx.store.requests.openCount() };
}

/** Counts the requests that wait for an administrator. */
export function countOpenRequests({ store }: Deps): { open: number } {
  return { open: store.requests.openCount() };
}

function viewNumbered(tx: Tx, viewer: Actor, id: number): RequestView {
  const row = tx.store.requests.byId(id);
  if (!row) throw new Error(`There is no request ${id}`);
  return viewOfRequest(tx, viewer, row);
}
