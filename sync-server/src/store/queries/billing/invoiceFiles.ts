import { and, asc, eq, exists, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../../database.ts";
import { invoiceFiles, invoices } from "../../tables/billing.ts";
import { selecting, writing } from "../prepared.ts";

type InvoiceFileRow = typeof invoiceFiles.$inferSelect;
type PaperKey = Pick<InvoiceFileRow, "series" | "number">;
/** A paper that has a number and is not printed yet. */
type LackingPaper = PaperKey & Pick<typeof invoices.$inferSelect, "kind" | "issued_at">;

const { placeholder } = sql;

/** The printed papers. */
export function invoiceFileQueries(db: Db) {
  const isPaper = and(eq(invoiceFiles.series, placeholder("series")), eq(invoiceFiles.number, placeholder("number")));
  const add = writing(
    db,
    db
      .insert(invoiceFiles)
      .values({
        series: placeholder("series"),
        number: placeholder("number"),
        sha256: placeholder("sha256"),
        invoice: placeholder("invoice"),
        pdf: placeholder("pdf"),
        printed_at: placeholder("printed_at"),
      })
      .onConflictDoNothing(),
  );
  const text = selecting(db, db.select({ invoice: invoiceFiles.invoice }).from(invoiceFiles).where(isPaper));
  const paper = selecting(db, db.select({ pdf: invoiceFiles.pdf }).from(invoiceFiles).where(isPaper));
  const lacking = selecting(
    db,
    db
      .select({
        series: invoices.series,
        number: invoices.number,
        kind: invoices.kind,
        issued_at: invoices.issued_at,
      })
      .from(invoices)
      .leftJoin(invoiceFiles, and(eq(invoiceFiles.series, invoices.series), eq(invoiceFiles.number, invoices.number)))
      .where(isNull(invoiceFiles.printed_at))
      .orderBy(asc(invoices.series), asc(invoices.number)),
  );
  const isOld = db
    .select({ one: sql`1` })
    .from(invoices)
    .where(
      and(
        eq(invoices.series, invoiceFiles.series),
        eq(invoices.number, invoiceFiles.number),
        lt(invoices.issued_at, placeholder("before")),
      ),
    );
  const purge = writing(db, db.delete(invoiceFiles).where(exists(isOld)));
  return {
    /** Deletes the papers that were issued before a moment; their rows are deleted after them. */
    purge: (before: string): number => purge({ before }).changes,
    /** Keeps a paper; one that there is already stays as it was. */
    add: (row: InvoiceFileRow) => void add({ ...row }),
    /** What a printed paper says, as JSON. */
    textOf: (key: PaperKey): string | undefined => text.get(key)?.invoice,
    pdfOf: (key: PaperKey): Buffer | undefined => paper.get(key)?.pdf,
    /** Papers that are not printed yet, the oldest first. */
    lacking: (): LackingPaper[] => lacking.all(),
  };
}
