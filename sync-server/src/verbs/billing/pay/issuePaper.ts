import { type PaperKind, paperNumber } from "shared-schema/billing/invoiceNumber";
import type { PurchaseSums } from "shared-schema/billing/vat";
import type { OrderRow } from "../../../store/queries/billing/orders.ts";
import type { Tx } from "../../base/context.ts";
import { buyerIn } from "../buyer.ts";
import type { Billing } from "../deps.ts";

/** A numbered paper. */
export interface Paper extends PurchaseSums {
  name: string;
}

/**
 * Issues an invoice or a credit note, in the transaction of the move that it is for: the number is drawn with it or not at all. What it
 * prints is kept with it: the seller and the buyer of today.
 */
export function issuePaper(tx: Tx, { seller }: Billing, order: OrderRow, kind: PaperKind, sums: PurchaseSums): Paper {
  const { invoices } = tx.store.billing;
  const { series, number } = invoices.draw(tx.now);
  const { cruise_id, version, product_id, covered } = order;
  const credited = kind === "credit_note" ? invoices.of(order.id).find((each) => each.kind === "invoice") : undefined;
  const facts = {
    ...{ seller, buyer: buyerIn(order), cruise_id, version, product_id, is_difference: covered > 0 },
    credits: credited ? paperNumber("invoice", credited.series, credited.number) : null,
  };
  const { currency } = order;
  invoices.add({
    ...{ series, number, kind, order_id: order.id, currency, ...sums },
    ...{ facts: JSON.stringify(facts), issued_at: tx.now },
  });
  return { name: paperNumber(kind, series, number), ...sums };
}
