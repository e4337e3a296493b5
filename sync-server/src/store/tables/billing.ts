import { sql } from "drizzle-orm";
import { blob, index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/**
 * What was bought: one row for a product of a version, and a further one where the former was given back. Sums are in minor units of the
 * currency; `fee` and `covered` are euros. What concerns the buyer is the facts of the last attempt.
 */
export const orders = sqliteTable(
  "orders",
  {
    id: text().primaryKey(),
    cruise_id: integer().notNull(),
    version: integer().notNull(),
    product_id: text().notNull(),
    /** Counted from 0: how often the former order of the same product was refunded. */
    round: integer().notNull(),
    state: text({ enum: ["unpaid", "pending", "paid", "partly_refunded", "refunded", "disputed"] }).notNull(),
    user_id: integer().notNull(),
    currency: text().notNull(),
    /** The fee of the version, and what of it was paid with earlier ones. */
    fee: real().notNull(),
    covered: real().notNull(),
    net: integer().notNull(),
    vat: integer().notNull(),
    total: integer().notNull(),
    refunded: integer().notNull(),
    /** Attempts to pay, counted: each has a key of its own at the provider. */
    attempt: integer().notNull(),
    /** The provider's payment; null until there is one. */
    payment_id: text(),
    /** JSON: the buyer; null while no one has tried, and for what was free. */
    buyer: text(),
    /** The answer of the register of VAT numbers; null where it was not asked. */
    register: text({ enum: ["valid", "invalid", "unknown"] }),
    register_at: text(),
    created_at: text().notNull(),
    changed_at: text().notNull(),
    paid_at: text(),
    /** When the provider was last asked about it. */
    looked_at: text(),
  },
  (table) => [
    uniqueIndex("orders_by_product").on(table.cruise_id, table.version, table.product_id, table.round),
    uniqueIndex("orders_by_payment").on(table.payment_id),
    index("orders_by_user").on(table.user_id),
    index("orders_pending").on(table.changed_at).where(sql`state = 'pending'`),
  ],
);

/** Every move of an order, in the order in which they happened. Rows are added and stay. */
export const orderMoves = sqliteTable(
  "order_moves",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    order_id: text().notNull(),
    event: text().notNull(),
    from_state: text().notNull(),
    to_state: text().notNull(),
    /** A code: why an attempt failed. */
    cause: text(),
    /** Null for what the provider has said. */
    user_id: integer(),
    at: text().notNull(),
  },
  (table) => [index("order_moves_by_order").on(table.order_id)],
);

/** Messages of the provider: kept before anything is done about them, so that each is done once. */
export const cardEvents = sqliteTable(
  "card_events",
  {
    id: text().primaryKey(),
    type: text().notNull(),
    payment_id: text(),
    received_at: text().notNull(),
    done_at: text(),
  },
  (table) => [index("card_events_open").on(table.received_at).where(sql`done_at is null`)],
);

/** The series of invoice numbers: a restore begins a new one. `next` is drawn in the transaction that issues the paper. */
export const invoiceSeries = sqliteTable("invoice_series", {
  series: integer().primaryKey(),
  next: integer().notNull(),
  begun_at: text().notNull(),
});

/** Invoices and credit notes. Rows are added and stay; `facts` is what the paper prints besides its sums, as JSON. */
export const invoices = sqliteTable(
  "invoices",
  {
    series: integer().notNull(),
    number: integer().notNull(),
    kind: text({ enum: ["invoice", "credit_note"] }).notNull(),
    order_id: text().notNull(),
    currency: text().notNull(),
    net: integer().notNull(),
    vat: integer().notNull(),
    total: integer().notNull(),
    facts: text().notNull(),
    issued_at: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.series, table.number] }),
    index("invoices_by_order").on(table.order_id),
    index("invoices_by_day").on(table.issued_at),
  ],
);

/** The papers as they were printed, once and for good. `invoice` is what the paper says, as JSON. */
export const invoiceFiles = sqliteTable(
  "invoice_files",
  {
    series: integer().notNull(),
    number: integer().notNull(),
    sha256: text().notNull(),
    invoice: text().notNull(),
    pdf: blob({ mode: "buffer" }).notNull(),
    printed_at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.number] })],
);

/** Reductions of the fee that an administrator has entered. */
export const promos = sqliteTable("promos", {
  code: text().primaryKey(),
  label_en: text().notNull(),
  label_fr: text().notNull(),
  share: real().notNull(),
  valid_from: text().notNull(),
  valid_to: text().notNull(),
});
