import { done, type Result, refused } from "shared-schema/base/result";
import { paperNumber } from "shared-schema/billing/invoiceNumber";
import { type Actor, reading } from "../../base/context.ts";
import type { BillingDeps } from "../deps.ts";
import { seenOrder } from "../show/orders.ts";
import { printPaper } from "./print.ts";

/** The bytes of an invoice or a credit note, for whoever may read its order. One that is not printed yet is printed. */
export async function paperFile(
  deps: BillingDeps,
  actor: Actor,
  { order: id, number }: { order: string; number: string },
): Promise<Result<{ bytes: Uint8Array; fileName: string }>> {
  const order = seenOrder(reading(deps), actor, id);
  const papers = order ? deps.store.billing.invoices.of(order.id) : [];
  const row = papers.find((each) => paperNumber(each.kind, each.series, each.number) === number);
  if (!row) return refused("billing.paper-not-found");
  const printed = await printPaper(deps, row);
  return printed.ok ? done({ bytes: printed.value, fileName: `${number}.pdf` }) : printed;
}
