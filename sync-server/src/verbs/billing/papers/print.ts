import { createHash } from "node:crypto";
import { done, type Result, refused } from "shared-schema/base/result";
import type { InvoiceRow } from "../../../store/queries/billing/invoices.ts";
import { reading, transact } from "../../base/context.ts";
import type { BillingDeps } from "../deps.ts";
import { composePaper } from "./compose.ts";
import { triesOf } from "./tries.ts";

/**
 * Prints the papers that are not printed yet, the oldest first: those of a process that was killed, too. One that fails leaves the others,
 * and waits longer each time.
 */
export async function printPapers(deps: BillingDeps, isStopped: () => boolean = () => false): Promise<void> {
  const { invoices, files } = deps.store.billing;
  const tries = triesOf(deps.store);
  for (const key of files.lacking()) {
    if (isStopped()) return;
    const row = tries.isDue(key, deps.clock.now()) ? invoices.get(key) : undefined;
    if (!row) continue;
    const printed = await printPaper(deps, row);
    if (printed.ok) tries.forget(key);
    else {
      tries.note(key, deps.clock.now(), printed);
      deps.log.info({ ...key, code: printed.refusal.code }, "A paper is not printed yet");
    }
  }
}

/**
 * Prints a paper and keeps it for good. Of two that print it at the same time the first one's is kept; a paper that was printed stays.
 * @returns its bytes as they are kept
 */
export async function printPaper(deps: BillingDeps, row: InvoiceRow): Promise<Result<Buffer>> {
  const { files } = deps.store.billing;
  const kept = files.pdfOf(row);
  if (kept) return done(kept);
  try {
    const composed = composePaper(reading(deps), row);
    if (!composed.ok) return composed;
    const { bytes } = await deps.printer.invoice(composed.value, row.issued_at);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const { series, number } = row;
    const invoice = JSON.stringify(composed.value);
    transact(deps, (tx) => {
      tx.store.billing.files.add({ series, number, sha256, invoice, pdf: Buffer.from(bytes), printed_at: tx.now });
    });
  } catch (error) {
    deps.log.error({ err: error, series: row.series, number: row.number }, "A paper could not be printed");
  }
  const printed = files.pdfOf(row);
  return printed ? done(printed) : refused("billing.paper-not-ready");
}
