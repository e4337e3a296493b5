import { expensesOf } from "shared-schema/agreement/expenses/change";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { keptReceipt, touchReceipts } from "../commands/agreement/payments/keptReceipts.ts";
import { loadReceipt } from "../commands/agreement/payments/receipts.ts";
import type { Held } from "./caches.ts";

const MAPS = ["payments", "expenses"] as const;

/**
 * Fetches the receipts of an agreement that this device lacks, and has those that it keeps make room last. One that could not be had, or
 * for which there was no room, is missing; once the connection fails, no further one is asked for.
 */
export async function holdReceipts(id: number, agreement: Pick<AgreementBody, "payments" | "expenses">): Promise<Held> {
  const records = { payments: agreement.payments, expenses: expensesOf(agreement) };
  const receipts = MAPS.flatMap((map) =>
    Object.entries(records[map]).flatMap(([part, { document }]) => (document ? [{ on: { map, part }, document }] : [])),
  );
  await touchReceipts(receipts.flatMap(({ on, document }) => [on.part, document.sha256]));
  let [bytes, lacking, isAnswered] = [0, 0, true];
  for (const { on, document } of receipts) {
    let kept = await keptReceipt(on.part, document);
    if (!kept && isAnswered) {
      const loaded = await loadReceipt(id, on, document);
      isAnswered = loaded.ok || loaded.refusal.code !== "server.unreachable";
      kept = await keptReceipt(on.part, document);
    }
    if (kept) bytes += kept.size;
    else lacking += 1;
  }
  return { bytes, missing: lacking === 0 ? [] : [{ what: "receipts", name: String(lacking) }] };
}
