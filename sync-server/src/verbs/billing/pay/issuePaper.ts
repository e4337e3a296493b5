import { cut } from "shared-schema/base/text/cut";
import { type PaperKind, paperNumber } from "shared-schema/billing/invoiceNumber";
import type { PurchaseSums } from "shared-schema/billing/vat";
import { z } from "zod";
import type { OrderRow } from "../../../store/queries/billing/orders.ts";
import type { Tx } from "../../base/context.ts";
import { buyerIn } from "../buyer.ts";
import type { Billing } from "../deps.ts";
import type { PaperFacts } from "../papers/facts.ts";

/** A numbered paper. */
export interface Paper extends PurchaseSums {
  name: string;
}

/**
 * Issues an invoice or a credit note, in the transaction of the move that it is for: the number is drawn with it or not at all. What it
 * prints is kept with it, such as the seller and the buyer of today; it is printed afterwards.
 */
export function issuePaper(tx: Tx, { seller }: Billing, order: OrderRow, kind: PaperKind, sums: PurchaseSums): Paper {
  const { invoices } = tx.store.billing;
  const { series, number } = invoices.draw(tx.now);
  const { cruise_id, version, covered, currency } = order;
  const facts: PaperFacts = {
    ...{ seller, buyer: buyerIn(order), cruise_id, version, is_difference: covered > 0 },
    agreement_name: agreementName(tx, order),
    paid_on: (order.paid_at ?? tx.now).slice(0, 10),
    reference: order.payment_id ?? order.id,
  };
  invoices.add({
    ...{ series, number, kind, order_id: order.id, currency, ...sums },
    ...{ facts: JSON.stringify(facts), issued_at: tx.now },
  });
  return { name: paperNumber(kind, series, number), ...sums };
}

const named = z.object({ name: z.string() });

/** The name that the version has; none after a restore that lacks it. */
function agreementName({ store }: Tx, { cruise_id, version }: OrderRow): string {
  const row = store.contractVersions.get(cruise_id, version);
  return row ? cut(named.parse(JSON.parse(row.agreement)).name, 200) : "";
}
