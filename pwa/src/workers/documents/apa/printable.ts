import type { MissingReceipt } from "shared-schema/export/apa/missingReceipts";
import type { ApaStatement, PrintedReceipt } from "shared-schema/export/apa/statement";
import type { OpenReceipt, openReceipt } from "./receiptPages.ts";

/** The receipt of an entry as it was found: a file, or why there is none. */
export type FoundReceipt = { jpeg: Uint8Array } | { pdf: Uint8Array } | { missing: MissingReceipt };

/** The code that opens PDF receipts. */
interface Reader {
  openReceipt: typeof openReceipt;
}

/**
 * The receipts of a statement as they are printed, and the PDFs among them. The reader of PDFs is large and comes after the app: a
 * device that lacks it names the receipts for which it would be needed.
 * @param found by the keys of their entries
 */
export async function printable(
  lines: ApaStatement["lines"],
  found: ReadonlyMap<string, FoundReceipt>,
  load: () => Promise<Reader>,
): Promise<{ receipts: Map<string, PrintedReceipt>; opened: OpenReceipt[] }> {
  const [receipts, opened] = [new Map<string, PrintedReceipt>(), [] as OpenReceipt[]];
  const reader = lines.some(({ id }) => "pdf" in (found.get(id) ?? {})) ? await load().catch(() => null) : null;
  for (const { id, number, expense } of lines) {
    const receipt = found.get(id);
    if (!receipt) continue;
    if (!("pdf" in receipt)) {
      receipts.set(id, receipt);
      continue;
    }
    const pdf = reader ? await reader.openReceipt(receipt.pdf) : "NO_READER";
    receipts.set(id, typeof pdf === "string" ? { missing: pdf } : { pages: pdf.getPageCount() });
    if (typeof pdf !== "string") opened.push({ title: `N° ${number} · ${expense.date}`, pdf });
  }
  return { receipts, opened };
}
