import type { OrderView } from "shared-schema/api/billing/order";
import type { Language } from "shared-schema/base/language";
import { paperNumber } from "shared-schema/billing/invoiceNumber";
import { fromMinor } from "shared-schema/billing/vat";
import { PRODUCT_LABELS } from "shared-schema/labels/billing";
import type { OrderRow } from "../../../store/queries/billing/orders.ts";
import type { Store } from "../../../store/store.ts";
import { buyerIn } from "../buyer.ts";

/** An order as its buyer and administrators see it: neither the card nor the provider's payment. */
export function orderViewOf(store: Store, order: OrderRow, language: Language): OrderView {
  const { currency, covered } = order;
  const units = (amount: number) => fromMinor(amount, currency);
  const buyer = buyerIn(order);
  const papers = store.billing.invoices.of(order.id).map(({ kind, series, number, issued_at, total }) => ({
    ...{ kind, number: paperNumber(kind, series, number), issued_at, total: units(total) },
  }));
  return {
    ...{ id: order.id, cruise_id: order.cruise_id, version: order.version },
    product_name: PRODUCT_LABELS[covered > 0 ? "difference" : "fee"][language],
    ...{ state: order.state, currency, net: units(order.net), vat: units(order.vat), total: units(order.total) },
    refunded: units(order.refunded),
    ...{ vat_code: buyer?.vat_code ?? null, billing_name: buyer?.name ?? null, billing_email: buyer?.email ?? null },
    ...{ created_at: order.created_at, paid_at: order.paid_at, papers },
  };
}
