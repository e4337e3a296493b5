import type { OrderQuery, OrderView } from "shared-schema/api/billing/order";
import type { Language } from "shared-schema/base/language";
import { done, type Result, refused } from "shared-schema/base/result";
import { formatAgreementId } from "shared-schema/pricing/format";
import type { OrderRow } from "../../../store/queries/billing/orders.ts";
import { accountNow, formerAccounts } from "../../base/account/accountNow.ts";
import { type Actor, type Deps, reading, type Tx } from "../../base/context.ts";
import { DAY_MS, movedBy } from "../../base/instants.ts";
import { orderViewOf } from "./orderView.ts";

/** Most orders in one answer; the CSV has all of them. */
const MOST_LISTED = 500;

/**
 * Returns an order that someone may read, with its papers: its buyer, also after two accounts were merged, and administrators. This is
 * the one place that decides so; the other parties of the agreement learn nothing of an order.
 */
export function seenOrder(tx: Tx, actor: Actor, id: string): OrderRow | null {
  const order = tx.store.billing.orders.get(id);
  if (!order) return null;
  return actor.is_admin || accountNow(tx, order.user_id) === actor.user_id ? order : null;
}

/** One order, for whoever may read it. */
export function showOrder(deps: Deps, actor: Actor, id: string, language: Language): Result<OrderView> {
  const order = seenOrder(reading(deps), actor, id);
  return order ? done(orderViewOf(deps.store, order, language)) : refused("billing.order-not-found");
}

/** The orders of an account, newest first; those of accounts that were merged into it are among them. */
export function listOwnOrders(deps: Deps, userId: number, language: Language): Result<OrderView[]> {
  const { store } = deps;
  const accounts = new Set([userId, ...formerAccounts(reading(deps), userId)]);
  const rows = [...accounts].flatMap((each) => store.billing.orders.ofUser(each));
  const seen = rows.filter(({ attempt, state }) => attempt > 0 || state !== "unpaid");
  return done(seen.map((each) => orderViewOf(store, each, language)));
}

/** The newest orders that an administrator asks for. */
export function listOrders(deps: Deps, query: OrderQuery, language: Language): Result<OrderView[]> {
  return done(foundOrders(deps, query, language).slice(0, MOST_LISTED));
}

/**
 * Returns orders for administrators, newest first: those of some days, in one state, with all words of the search in their number, name,
 * address or papers.
 */
export function foundOrders({ store }: Deps, { search, state, from, to }: OrderQuery, language: Language): OrderView[] {
  const words = (search ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  const until = to === undefined ? LAST_DAY : movedBy(`${to}T00:00:00Z`, DAY_MS).slice(0, 10);
  return store.billing.orders
    .between(from ?? FIRST_DAY, until)
    .filter((each) => state === undefined || each.state === state)
    .map((each) => orderViewOf(store, each, language))
    .filter((each) => words.every((word) => textOf(each).includes(word)));
}

const FIRST_DAY = "0000";
const LAST_DAY = "9999";

function textOf({ cruise_id, billing_name, billing_email, state, papers, id }: OrderView): string {
  const numbers = papers.map(({ number }) => number);
  return [formatAgreementId(cruise_id), billing_name, billing_email, state, id, ...numbers].join(" ").toLowerCase();
}
