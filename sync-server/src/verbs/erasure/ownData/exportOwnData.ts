import { isMap } from "shared-schema/base/json";
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

/**
 * A copy of the server's data about the owner of an account: the account, its profiles, contacts, yachts and agreements as the owner sees them,
 * preferences given by a link, the checks of them that agreements need, messages, devices, requests, what was bought, and the audit events
 * of the account.
 */
export function exportOwnData(deps: Deps, actor: Actor): Result<object> {
  const tx = reading(deps);
  const { store, now } = tx;
  if (!store.users.byId(actor.user_id)) return refused("account.not-found");
  const profiles = owned(tx, actor, "profiles");
  const agreements = seen(tx, actor, "agreements");
  const own = new Set(profiles.map(({ id }) => id));
  return done({
    exported_at: now,
    account: describeUser(deps, actor, actor.user_id),
    profiles,
    contacts: owned(tx, actor, "contacts"),
    yachts: seen(tx, actor, "yachts").filter(({ body }) => isMap(body) && body["created_by"] === actor.user_id),
    // An administrator sees everybody's; his own are those that he is on.
    agreements: agreements.filter(({ body }) => partyIds(body).some((id) => own.has(id))),
    guest_preferences: agreements.flatMap(({ id }) =>
      Object.entries(preferencesOf(tx, id).guests)
        .filter(([guest]) => own.has(guest))
        .map(([profile_id, preferences]) => ({ agreement_id: id, profile_id, preferences })),
    ),
    messages: ownMessages(tx, actor, own),
    kyc: profiles.flatMap(({ id }) => checksOf(tx, id)),
    devices: store.sessions.ofUser(actor.user_id, now, idleSince(now)),
    requests: store.requests.ofUser(actor.user_id, 1_000),
    orders: ordersOf(tx, actor),
    events: store.audit.newestBy(actor.user_id, 10_000),
  });
}

/** Messages about someone else's profile or a crew leave out their papers, which are not the account's to hand on. */
function ownMessages(tx: Tx, actor: Actor, own: ReadonlySet<string>): Exported[] {
  return tx.store.documents.allVisibleTo(actor.user_id, "inbox").map((row) => {
    const body = shown("inbox", row);
    const profiles = new Set(own.has(body.document_id) ? [] : [body.document_id]);
    const crews = new Set([body.document_id]);
    return { id: row.id, body: travelEraser({ profiles, agreements: new Map(), crews }).body("inbox", row.id, body) };
  });
}

/** The orders of the account, each with its buyer as it is kept. */
function ordersOf({ store }: Tx, { user_id }: Actor): object[] {
  return store.billing.orders
    .ofUser(user_id)
    .map((order) => ({ ...orderViewOf(store, order, "en"), buyer: buyerIn(order) }));
}

type Exported = { id: string; body: unknown };

function owned(tx: Tx, actor: Actor, collection: "profiles" | "contacts"): Exported[] {
  return seen(tx, actor, collection).filter(({ body }) => isMap(body) && body["user_id"] === actor.user_id);
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

function seen({ store }: Tx, { user_id }: Actor, collection: Collection): Exported[] {
  return store.documents
    .allVisibleTo(user_id, collection)
    .map((row) => ({ id: row.id, body: copyOf(collection, row, row.sight) }));
}

function partyIds(agreement: unknown): string[] {
  const parties = isMap(agreement) ? agreement["parties"] : null;
  if (!isMap(parties)) return [];
  return Object.values(parties).flatMap((party) => (isMap(party) ? [String(party["profile_id"])] : []));
}
