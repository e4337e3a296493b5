import type { PayAnswer } from "shared-schema/api/billing/pay";
import { done, type Result, refused } from "shared-schema/base/result";
import { paperNumber } from "shared-schema/billing/invoiceNumber";
import { coversFee } from "shared-schema/billing/order";
import type { OrderRow } from "../../../store/queries/billing/orders.ts";
import type { BillingDeps } from "../deps.ts";

/** The answer to whoever has paid, the same however often it is asked for. */
export function answerPaid({ store }: Pick<BillingDeps, "store">, order: OrderRow): Result<PayAnswer> {
  if (!coversFee(order.state)) return refused("billing.pending");
  const invoice = store.billing.invoices.of(order.id).find(({ kind }) => kind === "invoice");
  const invoice_number = invoice ? paperNumber(invoice.kind, invoice.series, invoice.number) : null;
  return done({ status: "paid", order_id: order.id, invoice_number });
}
