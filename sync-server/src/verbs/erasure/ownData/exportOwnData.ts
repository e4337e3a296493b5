import { done, type Result, refused } from "shared-schema/base/result";
import { describeUser } from "../../account/describeUser.ts";
import { idleSince } from "../../base/account/idleSince.ts";
import { type Actor, type Deps, reading, type Tx } from "../../base/context.ts";
import { buyerIn } from "../../billing/buyer.ts";
import { orderViewOf } from "../../billing/show/orderView.ts";
import { preferencesOf } from "../../people/guest/preferences.ts";
import { copyJson, copyOf, shown } from "../../visibility/shown.ts";
import { travelEraser } from "../eraser/travel.ts";

const MOST_REQUESTS = 1_000;
const MOST_EVENTS = 10_000;
const PAGE = 50;
/** Entries of the trail that are looked through at a time: no index says whose they are. */
const STRETCH = 1_000;

/** The JSON of rows, each read when it is its turn; null for a row that was read and adds nothing. */
type Rows = Iterable<string | null>;

/** A part of the copy under its name. */
type OwnDataPart = readonly [name: string, content: { value: unknown } | { rows: Rows }];

/**
 * A copy of the server's data about the owner of an account: the account, its profiles, contacts, yachts and agreements as the owner sees them,
 * preferences given by a link, the checks of them that agreements need, messages, devices, requests, what was bought, and the audit events
 * of the account. Its rows are read while it is sent: the copy of a full account is larger than what the server should hold, and others have
 * their turn between two rows. What the account owns is found by indexes, so that few rows are read in vain.
 */
export function exportOwnData(deps: Deps, actor: Actor): Result<OwnDataPart[]> {
  const tx = reading(deps);
  const { store, now } = tx;
  const { user_id } = actor;
  if (!store.users.byId(user_id)) return refused("account.not-found");
  const own: ReadonlySet<string> = new Set(store.documents.idsOwnedBy("profiles", user_id));
  const agreements = inOrder(store.links.agreementsOfOwner(user_id));
  return done([
    ["exported_at", { value: now }],
    ["account", { value: describeUser(deps, actor, user_id) }],
    ["profiles", { rows: copies(tx, actor, "profiles", own) }],
    ["contacts", { rows: copies(tx, actor, "contacts", store.documents.idsOwnedBy("contacts", user_id)) }],
    ["yachts", { rows: ownYachts(tx, actor) }],
    ["agreements", { rows: copies(tx, actor, "agreements", agreements) }],
    ["guest_preferences", { rows: ownPreferences(tx, actor, { own, agreements }) }],
    ["messages", { rows: ownMessages(tx, actor, own) }],
    ["kyc", { rows: ownChecks(tx, own) }],
    ["devices", { value: store.sessions.ofUser(user_id, now, idleSince(now)) }],
    ["requests", { rows: ownRequests(tx, actor) }],
    ["orders", { rows: ordersOf(tx, actor) }],
    ["events", { rows: ownEvents(tx, actor) }],
  ]);
}

/** The copies of documents that the actor sees. An administrator sees everybody's; the ids say whose are wanted. */
function* copies(
  tx: Tx,
  actor: Actor,
  collection: "profiles" | "contacts" | "agreements",
  ids: Iterable<string>,
): Rows {
  for (const id of inOrder(ids)) {
    const row = tx.store.documents.visibleTo(actor.user_id, collection, id);
    yield row ? exported(id, copyJson(collection, row)) : null;
  }
}

/** A yacht names its creator, who is in no index. */
function* ownYachts(tx: Tx, actor: Actor): Rows {
  for (const row of rowsOf(tx, actor, "yachts")) {
    const isOwn = row !== null && copyOf("yachts", row, row.sight)["created_by"] === actor.user_id;
    yield isOwn ? exported(row.id, copyJson("yachts", row)) : null;
  }
}

interface Around {
  /** The profiles of the account. */
  own: ReadonlySet<string>;
  /** The agreements that they are on. */
  agreements: Iterable<string>;
}

/** The preferences that the account's profiles have given by a link. */
function* ownPreferences(tx: Tx, { user_id }: Actor, { own, agreements }: Around): Rows {
  for (const agreement_id of agreements) {
    const isSeen = tx.store.documents.visibleTo(user_id, "agreements", agreement_id) !== undefined;
    const guests = isSeen ? Object.entries(preferencesOf(tx, agreement_id).guests) : [];
    yield null;
    for (const [profile_id, preferences] of guests) {
      if (own.has(profile_id)) yield JSON.stringify({ agreement_id, profile_id, preferences });
    }
  }
}

/** The checks of the account's profiles, made for agreements. */
function* ownChecks(tx: Tx, own: ReadonlySet<string>): Rows {
  for (const id of inOrder(own)) {
    yield null;
    for (const check of checksOf(tx, id)) yield JSON.stringify(check);
  }
}

/** Messages about someone else's profile or a crew leave out their papers, which are not the account's to hand on. */
function* ownMessages(tx: Tx, actor: Actor, own: ReadonlySet<string>): Rows {
  for (const row of rowsOf(tx, actor, "inbox")) {
    if (row === null) {
      yield null;
      continue;
    }
    const body = shown("inbox", row);
    const profiles = new Set(own.has(body.document_id) ? [] : [body.document_id]);
    const crews = new Set([body.document_id]);
    const cleared = travelEraser({ profiles, agreements: new Map(), crews }).body("inbox", row.id, body);
    yield exported(row.id, JSON.stringify(cleared));
  }
}

/** The orders of the account, each with its buyer as it is kept. */
function* ordersOf({ store }: Tx, { user_id }: Actor): Rows {
  for (const order of store.billing.orders.ofUser(user_id)) {
    yield JSON.stringify({ ...orderViewOf(store, order, "en"), buyer: buyerIn(order) });
  }
}

/** The requests for an agreement that the account has made, the newest first. */
function* ownRequests({ store }: Tx, { user_id }: Actor): Rows {
  let before = Number.MAX_SAFE_INTEGER;
  for (let told = 0; told < MOST_REQUESTS; told += PAGE) {
    const page = store.requests.ofUser(user_id, PAGE, before);
    for (const request of page) {
      before = request.id;
      yield JSON.stringify(request);
    }
    if (page.length < PAGE) return;
  }
}

/** The entries of the audit trail about what the account did, the newest first. */
function* ownEvents({ store }: Tx, { user_id }: Actor): Rows {
  let told = 0;
  for (let last = store.audit.lastId(); last > 0; last -= STRETCH) {
    yield null;
    for (const event of store.audit.eventsBy(user_id, { above: last - STRETCH, upTo: last })) {
      yield JSON.stringify(event);
      told += 1;
      if (told === MOST_EVENTS) return;
    }
  }
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

/** The documents of a collection that the actor sees; null for one that is deleted. */
function* rowsOf({ store }: Tx, { user_id }: Actor, collection: "yachts" | "inbox") {
  for (const id of inOrder(store.documents.idsSeenBy(collection, user_id))) {
    yield store.documents.visibleTo(user_id, collection, id) ?? null;
  }
}

/** The JSON of a document in the copy. */
function exported(id: string, body: string): string {
  return `{"id":${JSON.stringify(id)},"body":${body}}`;
}

function inOrder(ids: Iterable<string>): string[] {
  return [...ids].sort((a, b) => Number(a) - Number(b) || (a < b ? -1 : 1));
}
