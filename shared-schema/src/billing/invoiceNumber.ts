/** The papers that carry a number of a series. */
export const PAPER_KINDS = ["invoice", "credit_note"] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/**
 * The number that a paper prints. Invoices and credit notes share one unbroken sequence; after a restore a new series begins, so that
 * none is given twice. @param series 1, or the minute of the restore
 */
export function paperNumber(kind: PaperKind, series: number, number: number): string {
  return `${kind === "invoice" ? "F" : "A"}${series}-${String(number).padStart(5, "0")}`;
}
