import { and, desc, eq, gte, lt, sql } from "drizzle-orm";
import type { Db } from "../../database.ts";
import { invoiceSeries, invoices } from "../../tables/billing.ts";
import { selecting, writing } from "../prepared.ts";

export type InvoiceRow = typeof invoices.$inferSelect;

const { placeholder } = sql;

/** Invoices and credit notes, and the counter of their numbers. */
export function invoiceQueries(db: Db) {
  const add = writing(
    db,
    db.insert(invoices).values({
      series: placeholder("series"),
      number: placeholder("number"),
      kind: placeholder("kind"),
      order_id: placeholder("order_id"),
      currency: placeholder("currency"),
      net: placeholder("net"),
      vat: placeholder("vat"),
      total: placeholder("total"),
      facts: placeholder("facts"),
      issued_at: placeholder("issued_at"),
    }),
  );
  const ofOrder = selecting(
    db,
    db
      .select()
      .from(invoices)
      .where(eq(invoices.order_id, placeholder("order")))
      .orderBy(invoices.series, invoices.number),
  );
  const one = selecting(
    db,
    db
      .select()
      .from(invoices)
      .where(and(eq(invoices.series, placeholder("series")), eq(invoices.number, placeholder("number")))),
  );
  const between = selecting(
    db,
    db
      .select()
      .from(invoices)
      .where(and(gte(invoices.issued_at, placeholder("from")), lt(invoices.issued_at, placeholder("to"))))
      .orderBy(invoices.series, invoices.number),
  );
  const purge = writing(db, db.delete(invoices).where(lt(invoices.issued_at, placeholder("before"))));
  const latest = selecting(db, db.select().from(invoiceSeries).orderBy(desc(invoiceSeries.series)).limit(1));
  const begin = writing(
    db,
    db.insert(invoiceSeries).values({ series: placeholder("series"), next: 1, begun_at: placeholder("at") }),
  );
  const advance = writing(
    db,
    db
      .update(invoiceSeries)
      .set({ next: sql`${invoiceSeries.next} + 1` })
      .where(eq(invoiceSeries.series, placeholder("series"))),
  );
  const beginSeries = (series: number, at: string): number => {
    begin({ series, at });
    return series;
  };
  return {
    /**
     * Begins a series after a restore, named by its minute: a backup that is restored twice knows of no series of the first time.
     * @returns its number
     */
    beginSeriesAfterRestore(at: string): number {
      const minute = Number(at.replace(/\D/g, "").slice(2, 12));
      return beginSeries(Math.max(minute, (latest.get()?.series ?? 0) + 1), at);
    },
    /** Draws the next number of the present series: it is given for good with the open transaction, or not at all. */
    draw(at: string): { series: number; number: number } {
      const { series, next } = latest.get() ?? { series: beginSeries(1, at), next: 1 };
      advance({ series });
      return { series, number: next };
    },
    /** The present series; 0 before the first. */
    series: (): number => latest.get()?.series ?? 0,
    /** Deletes those that were issued before a moment. @returns how many */
    purge: (before: string): number => purge({ before }).changes,
    add: (row: InvoiceRow) => void add({ ...row }),
    get: (key: Pick<InvoiceRow, "series" | "number">): InvoiceRow | undefined => one.get(key),
    of: (order: string): InvoiceRow[] => ofOrder.all({ order }),
    /** Those that were issued from one moment to before another, by number. */
    between: (from: string, to: string): InvoiceRow[] => between.all({ from, to }),
  };
}
