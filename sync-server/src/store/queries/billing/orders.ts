import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, notExists, or, sql } from "drizzle-orm";
import type { OrderState } from "shared-schema/billing/order";
import type { Db } from "../../database.ts";
import { invoices, orderMoves, orders } from "../../tables/billing.ts";
import { selecting, writing } from "../prepared.ts";

export type OrderRow = typeof orders.$inferSelect;
type OrderMoveRow = Omit<typeof orderMoves.$inferSelect, "id">;

const { placeholder } = sql;
const given = (name: string) => sql`${placeholder(name)}`;

/** What was bought. Moments are UTC. */
export function orderQueries(db: Db) {
  const byId = eq(orders.id, placeholder("id"));
  const ofAgreement = eq(orders.cruise_id, placeholder("cruise"));
  const changing = {
    state: given("state"),
    user_id: given("user_id"),
    currency: given("currency"),
    fee: given("fee"),
    covered: given("covered"),
    net: given("net"),
    vat: given("vat"),
    total: given("total"),
    refunded: given("refunded"),
    attempt: given("attempt"),
    payment_id: given("payment_id"),
    buyer: given("buyer"),
    register: given("register"),
    register_at: given("register_at"),
    changed_at: given("changed_at"),
    paid_at: given("paid_at"),
    looked_at: given("looked_at"),
  };
  const add = writing(
    db,
    db.insert(orders).values({
      id: placeholder("id"),
      cruise_id: placeholder("cruise_id"),
      version: placeholder("version"),
      product_id: placeholder("product_id"),
      round: placeholder("round"),
      created_at: placeholder("created_at"),
      ...changing,
    }),
  );
  const change = writing(
    db,
    db
      .update(orders)
      .set(changing)
      .where(
        and(
          byId,
          eq(orders.state, sql`${placeholder("was")}`),
          eq(orders.refunded, sql`${placeholder("had_refunded")}`),
        ),
      ),
  );
  const setPayment = writing(
    db,
    db
      .update(orders)
      .set({ payment_id: given("payment_id") })
      .where(and(byId, isNull(orders.payment_id))),
  );
  const setRegister = writing(
    db,
    db
      .update(orders)
      .set({ register: given("register"), register_at: given("register_at") })
      .where(byId),
  );
  const look = writing(
    db,
    db
      .update(orders)
      .set({ looked_at: given("at") })
      .where(byId),
  );
  const lookAgain = writing(db, db.update(orders).set({ looked_at: null }));
  const one = selecting(db, db.select().from(orders).where(byId));
  const byPayment = selecting(
    db,
    db
      .select()
      .from(orders)
      .where(eq(orders.payment_id, placeholder("payment"))),
  );
  const all = selecting(db, db.select().from(orders).where(ofAgreement).orderBy(orders.version, orders.round));
  const ofUser = selecting(
    db,
    db
      .select()
      .from(orders)
      .where(eq(orders.user_id, placeholder("user")))
      .orderBy(desc(orders.created_at)),
  );
  const between = selecting(
    db,
    db
      .select()
      .from(orders)
      .where(and(gte(orders.created_at, placeholder("from")), lt(orders.created_at, placeholder("to"))))
      .orderBy(desc(orders.created_at), orders.id),
  );
  const stale = selecting(
    db,
    db
      .select()
      .from(orders)
      .where(and(eq(orders.state, "pending"), lt(orders.changed_at, placeholder("before"))))
      .orderBy(orders.changed_at),
  );
  const unpaid = selecting(
    db,
    db
      .select()
      .from(orders)
      .where(and(inArray(orders.state, ["unpaid", "pending"]), isNotNull(orders.payment_id))),
  );
  const kept = selecting(
    db,
    db
      .select()
      .from(orders)
      .where(
        and(
          inArray(orders.state, ["paid", "partly_refunded", "disputed"]),
          isNotNull(orders.payment_id),
          or(isNull(orders.looked_at), lt(orders.looked_at, placeholder("before"))),
        ),
      )
      .orderBy(asc(orders.looked_at))
      .limit(20),
  );
  // What was paid is on an invoice, which the law has kept.
  const isUnpaid = and(
    eq(orders.state, "unpaid"),
    isNotNull(orders.buyer),
    notExists(db.select({ order: invoices.order_id }).from(invoices).where(eq(invoices.order_id, orders.id))),
  );
  const forgetBuyers = writing(
    db,
    db
      .update(orders)
      .set({ buyer: null })
      .where(and(eq(orders.user_id, placeholder("user")), isUnpaid)),
  );
  const forgetOldBuyers = writing(
    db,
    db
      .update(orders)
      .set({ buyer: null })
      .where(and(lt(orders.changed_at, placeholder("before")), isUnpaid)),
  );
  const purgeBuyers = writing(
    db,
    db
      .update(orders)
      .set({ buyer: null })
      .where(
        and(
          isNotNull(orders.buyer),
          lt(orders.changed_at, placeholder("before")),
          notExists(db.select({ order: invoices.order_id }).from(invoices).where(eq(invoices.order_id, orders.id))),
        ),
      ),
  );
  const last = selecting(db, db.select({ at: sql<string | null>`max(${orders.changed_at})`.as("at") }).from(orders));
  const attempts = selecting(
    db,
    db
      .select({ count: sql<number>`count(*)`.as("count") })
      .from(orderMoves)
      .innerJoin(orders, eq(orders.id, orderMoves.order_id))
      .where(and(ofAgreement, eq(orderMoves.event, "attempt"), gte(orderMoves.at, placeholder("since")))),
  );
  const addMove = writing(
    db,
    db.insert(orderMoves).values({
      order_id: placeholder("order_id"),
      event: placeholder("event"),
      from_state: placeholder("from_state"),
      to_state: placeholder("to_state"),
      cause: placeholder("cause"),
      user_id: placeholder("user_id"),
      at: placeholder("at"),
    }),
  );
  return {
    /** Fails where the product of the version was ordered in this round already. */
    add: (row: OrderRow) => void add({ ...row }),
    /** @returns whether the order still was in this state, with as much refunded */
    change: (row: OrderRow, was: Pick<OrderRow, "state" | "refunded">): boolean =>
      change({ ...row, was: was.state, had_refunded: was.refunded }).changes === 1,
    /** @returns whether the order had no payment yet: it has one for good */
    setPayment: (id: string, payment_id: string): boolean => setPayment({ id, payment_id }).changes === 1,
    setRegister: (id: string, register: NonNullable<OrderRow["register"]>, register_at: string) =>
      void setRegister({ id, register, register_at }),
    look: (id: string, at: string) => void look({ id, at }),
    /** Makes all orders due to be looked at. */
    lookAgain: () => void lookAgain({}),
    get: (id: string): OrderRow | undefined => one.get({ id }),
    byPayment: (payment: string): OrderRow | undefined => byPayment.get({ payment }),
    /** By version, then round. */
    of: (cruise: number): OrderRow[] => all.all({ cruise }),
    /** Newest first. */
    ofUser: (user: number): OrderRow[] => ofUser.all({ user }),
    /** Those that were made from one moment to before another, newest first. */
    between: (from: string, to: string): OrderRow[] => between.all({ from, to }),
    /** Pending ones that have not moved since. */
    stale: (before: string): OrderRow[] => stale.all({ before }),
    /** Those that are not paid, as far as is known, and have a payment. */
    unpaid: (): OrderRow[] => unpaid.all(),
    /** Some of those that were paid and not looked at since. */
    kept: (before: string): OrderRow[] => kept.all({ before }),
    /** Takes the buyer out of what an account has not paid. @returns how many */
    forgetBuyers: (user: number): number => forgetBuyers({ user }).changes,
    /** The same for all that has not moved since. */
    forgetOldBuyers: (before: string): number => forgetOldBuyers({ before }).changes,
    /** Takes the buyer out of orders that have not moved since, and of which no paper is kept. @returns how many */
    purgeBuyers: (before: string): number => purgeBuyers({ before }).changes,
    /** When the last of all orders changed; null without any. */
    lastChange: (): string | null => last.get()?.at ?? null,
    /** How often someone has tried to pay for an agreement since a moment. */
    attempts: (cruise: number, since: string): number => attempts.get({ cruise, since })?.count ?? 0,
    addMove: (row: OrderMoveRow & { to_state: OrderState }) => void addMove({ ...row }),
  };
}
