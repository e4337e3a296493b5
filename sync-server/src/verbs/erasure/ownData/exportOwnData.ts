import { isMap, type JsonMap } from "shared-schema/base/json";
import { done, type Result, refused } from "shared-schema/base/result";
import type { Collection } from "shared-schema/sync/wire";
import { describeUser } from "../../account/describeUser.ts";
import { idleSince } from "../../base/account/idleSince.ts";
import { type Actor, type Deps, reading, type Tx } from "../../base/context.ts";
import { buyerIn } from "../../billing/buyer.ts";
import { orderViewOf } from "../../billing/show/orderView.ts";
import { preferencesOf } from "../../people/guest/preferences.ts";
import { copyOf, shown } from "../../visibility/shown.ts";
import { travelEraser } from "../eraser/travel.ts";

const MOST_REQUESTS = 1_000;
const MOST_EVENTS = 10_000;

/** A part of the copy under its name: a value, or rows that are read one by one. */
type OwnDataPart = readonly [name: string, content: { value: unknown } | { rows: Iterable<unknown> }];

/**
 * A copy of the server's data about the owner of an account: the account, its profiles, contacts, yachts and agreements as the owner sees them,
 * preferences given by a link, the checks of them that agreements need, messages, devices, requests, what was bought, and the audit events
 * of the account. Its documents are read while it is sent: the copy of a full account is larger than what the server should hold.
 */
export function exportOwnData(deps: Deps, actor: Actor): Result<OwnDataPart[]> {
  const tx = reading(deps);
  const { store, now } = tx;
  if (!store.users.byId(actor.user_id)) return refused("account.not-found");
  const own: ReadonlySet<string> = new Set(store.documents.idsOwnedBy("profiles", actor.user_id));
  return done([
    ["exported_at", { value: now }],
    ["account", { value: describeUser(deps, actor, actor.user_id) }],
    ["profiles", { rows: owned(tx, actor, "profiles") }],
    ["contacts", { rows: owned(tx, actor, "contacts") }],
    ["yachts", { rows: seen(tx, actor, "yachts", ({ created_by }) => created_by === actor.user_id) }],
    ["agreements", { rows: ownAgreements(tx, actor, own) }],
    ["guest_preferences", { rows: ownPreferences(tx, actor, own) }],
    ["messages", { rows: ownMessages(tx, actor, own) }],
    ["kyc", { rows: ownChecks(tx, own) }],
    ["devices", { value: store.sessions.ofUser(actor.user_id, now, idleSince(now)) }],
    ["requests", { value: store.requests.ofUser(actor.user_id, MOST_REQUESTS) }],
    ["orders", { value: ordersOf(tx, actor) }],
    ["events", { value: store.audit.newestBy(actor.user_id, MOST_EVENTS) }],
  ]);
}

/** An administrator sees everybody's; his own are those that he is on. */
function ownAgreements(tx: Tx, actor: Actor, own: ReadonlySet<string>): Iterable<Exported> {
  return seen(tx, actor, "agreements", (body) => partyIds(body).some((id) => own.has(id)));
}

function* ownPreferences(tx: Tx, actor: Actor, own: ReadonlySet<string>) {
  for (const { id } of ownAgreements(tx, actor, own)) {
    for (const [guest, preferences] of Object.entries(preferencesOf(tx, id).guests)) {
      if (own.has(guest)) yield { agreement_id: id, profile_id: guest, preferences };
    }
  }
}

function* ownChecks(tx: Tx, own: ReadonlySet<string>) {
  for (const id of inOrder(own)) yield* checksOf(tx, id);
}

/** Messages about someone else's profile or a crew leave out their papers, which are not the account's to hand on. */
function* ownMessages(tx: Tx, actor: Actor, own: ReadonlySet<string>): Iterable<Exported> {
  for (const row of rowsOf(tx, actor, "inbox")) {
    const body = shown("inbox", row);
    const profiles = new Set(own.has(body.document_id) ? [] : [body.document_id]);
    const crews = new Set([body.document_id]);
    yield { id: row.id, body: travelEraser({ profiles, agreements: new Map(), crews }).body("inbox", row.id, body) };
  }
}

/** The orders of the account, each with its buyer as it is kept. */
function ordersOf({ store }: Tx, { user_id }: Actor): object[] {
  return store.billing.orders
    .ofUser(user_id)
    .map((order) => ({ ...orderViewOf(store, order, "en"), buyer: buyerIn(order) }));
}

type Exported = { id: string; body: unknown };

function owned(tx: Tx, actor: Actor, collection: "profiles" | "contacts"): Iterable<Exported> {
  return seen(tx, actor, collection, ({ user_id }) => user_id === actor.user_id);
}

/** The checks of a profile as others have entered them. Their names, and the documents themselves, stay with those who check. */
function checksOf({ store: { kyc } }: Tx, id: string) {
  const documents = kyc.documents.ofProfile(id);
  return kyc.ofProfile(id).map(({ agreement_id, profile_id, item, state, expires_on, note, checked_at }) => ({
    ...{ agreement_id, profile_id, item, state, expires_on, note, checked_at },
    documents: documents
      .filter((each) => each.agreement_id === agreement_id && each.item === item)
      .map(({ kind, bytes, added_at }) => ({ kind, bytes, added_at })),
  }));
}

/** The copies that the actor sees of the documents of a collection that are asked for, each read when it is its turn. */
function* seen(tx: Tx, actor: Actor, collection: Collection, isWanted: (body: JsonMap) => boolean): Iterable<Exported> {
  for (const row of rowsOf(tx, actor, collection)) {
    const body = copyOf(collection, row, row.sight);
    if (isWanted(body)) yield { id: row.id, body };
  }
}

function* rowsOf({ store }: Tx, { user_id }: Actor, collection: Collection) {
  for (const id of inOrder(store.documents.idsSeenBy(collection, user_id))) {
    const row = store.documents.visibleTo(user_id, collection, id);
    if (row) yield row;
  }
}

function inOrder(ids: Iterable<string>): string[] {
  return [...ids].sort((a, b) => Number(a) - Number(b) || (a < b ? -1 : 1));
}

function partyIds(agreement: unknown): string[] {
  const parties = isMap(agreement) ? agreement["parties"] : null;
  if (!isMap(parties)) return [];
  return Object.values(parties).flatMap((party) => (isMap(party) ? [String(party["profile_id"])] : []));
}
