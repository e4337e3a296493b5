import { expensesOf } from "shared-schema/agreement/expenses/change";
import type { Expense } from "shared-schema/agreement/expenses/schema";
import { done, type Result } from "shared-schema/base/result";
import { type ApaStatementInput, statementFileName } from "shared-schema/export/apa/statement";
import { sentReceipt } from "../store/commands/agreement/payments/keptReceipts.ts";
import { loadReceipt, RECEIPT_KIND } from "../store/commands/agreement/payments/receipts.ts";
import { fileOf, isUpload } from "../store/database/outgoing.ts";
import { runtime } from "../store/database/runtime.ts";
import type { MadeStatement } from "../workers/documents/apa/apaFiles.ts";
import type { FoundReceipt } from "../workers/documents/apa/printable.ts";
import { documentWorker } from "../workers/documents/documents.ts";
import type { MadeFile } from "./draft.ts";
import { made } from "./made.ts";

/**
 * The statement of an APA account as a PDF, made on this device. Receipts are printed where they are here or can be fetched, and can be
 * read; the others are named with the reason.
 */
export async function apaStatementPdf(
  input: ApaStatementInput,
): Promise<Result<MadeFile & Pick<MadeStatement, "missing">>> {
  return made(async () => {
    const { now } = await runtime();
    const receipts = await receiptsOf(input);
    const issuedAt = new Date(now()).toISOString();
    const statement = await documentWorker.ask((remote) => remote.apaStatement(input, receipts, issuedAt));
    return done({ ...statement, fileName: statementFileName(input.id, "pdf") });
  });
}

async function receiptsOf({ id, agreement }: ApaStatementInput): Promise<Map<string, FoundReceipt>> {
  const { device } = await runtime();
  const waiting = (await device.outbox.toArray()).filter(isUpload).filter(({ kind }) => kind === RECEIPT_KIND);
  const receipts = new Map<string, FoundReceipt>();
  for (const [key, expense] of Object.entries(expensesOf(agreement))) {
    const here = waiting.find(({ documentKey }) => documentKey === key);
    const blob = here ? fileOf(here) : await read(id, key, expense);
    if (blob) receipts.set(key, await found(blob));
    else if (expense.document) receipts.set(key, { missing: "ELSEWHERE" });
  }
  return receipts;
}

/** The receipt of an entry; null where it was neither sent nor opened here and the server cannot be reached. */
async function read(agreement: number, part: string, { document }: Expense): Promise<Blob | null> {
  // One that was just sent is here before the server's word of it.
  if (!document) return sentReceipt(part);
  const loaded = await loadReceipt(agreement, { map: "expenses", part }, document);
  return loaded.ok ? loaded.value : null;
}

async function found(blob: Blob): Promise<FoundReceipt> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return { jpeg: bytes };
  return blob.type === "application/pdf" ? { pdf: bytes } : { missing: "UNREADABLE" };
}
