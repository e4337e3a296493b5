import { expensesOf } from "shared-schema/agreement/expenses/change";
import type { Expense } from "shared-schema/agreement/expenses/schema";
import { done, type Result } from "shared-schema/base/result";
import { type PrintedReceipt, type StatementInput, statementFileName } from "shared-schema/export/apa/statement";
import { loadReceipt, RECEIPT_KIND } from "../../../store/commands/agreement/payments/receipts.ts";
import { fileOf, isUpload } from "../../../store/database/outgoing.ts";
import { runtime } from "../../../store/database/runtime.ts";
import { documentWorker } from "../documents.ts";
import type { MadeFile } from "../draft.ts";
import { made } from "../made.ts";

/**
 * The statement of an APA account as a PDF, made on this device. Pictures of receipts are printed where they are here or can be fetched;
 * the other receipts are named.
 * @param names what is printed for a PDF, and for a receipt that is not here
 */
export async function apaStatementPdf(
  input: StatementInput,
  names: { pdf: string; elsewhere: string },
): Promise<Result<MadeFile>> {
  return made(async () => {
    const { now } = await runtime();
    const receipts = await receiptsOf(input, names);
    const issuedAt = new Date(now()).toISOString();
    const bytes = await documentWorker.ask((remote) => remote.apaStatement(input, receipts, issuedAt));
    return done({ bytes, fileName: statementFileName(input.id, "pdf") });
  });
}

async function receiptsOf(
  { agreement }: StatementInput,
  names: { pdf: string; elsewhere: string },
): Promise<Map<string, PrintedReceipt>> {
  const { device } = await runtime();
  const waiting = (await device.outbox.toArray()).filter(isUpload).filter(({ kind }) => kind === RECEIPT_KIND);
  const receipts = new Map<string, PrintedReceipt>();
  for (const [id, expense] of Object.entries(expensesOf(agreement))) {
    const here = waiting.find(({ documentKey }) => documentKey === id);
    const blob = here ? fileOf(here) : await fetched(id, expense);
    if (blob) receipts.set(id, await printed(blob, names.pdf));
    else if (expense.document) receipts.set(id, { name: isPdf(expense.document.kind) ? names.pdf : names.elsewhere });
  }
  return receipts;
}

/** The picture that the server has; null for a PDF, which is not printed, and where the server cannot be reached. */
async function fetched(id: string, { document }: Expense): Promise<Blob | null> {
  if (!document || isPdf(document.kind)) return null;
  const read = await loadReceipt({ map: "expenses", part: id }, document);
  return read.ok ? read.value : null;
}

async function printed(blob: Blob, pdf: string): Promise<PrintedReceipt> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
  return isJpeg ? { jpeg: bytes } : { name: pdf };
}

function isPdf(kind: string): boolean {
  return kind === "application/pdf";
}
