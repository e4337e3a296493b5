import type { PurchaseOffer } from "shared-schema/api/billing/offer";
import type { OrderView } from "shared-schema/api/billing/order";
import { VAT_CODES, VAT_RATES } from "shared-schema/billing/vat";
import { PRODUCT_LABELS, VAT_CODE_LABELS } from "shared-schema/labels/billing";
import { PRICED } from "./priced.ts";

/** What a client is asked to buy before signing, to be paid with a card of the demo. */
export function offerOf(price: number, more: Partial<PurchaseOffer> = {}): PurchaseOffer {
  return {
    message: "The fee of this contract is to be paid before its client signs.",
    products: [
      {
        ...{ product_id: "contract-fee", product_name: PRODUCT_LABELS.fee.en, price, currency_sign: "€", promos: [] },
        description: `Agreement 0000${PRICED}, contract: 15% of the savings`,
      },
    ],
    vat_rates: VAT_CODES.map((code) => [code, VAT_CODE_LABELS[code].en, VAT_RATES[code]]),
    ...{ cruise_id: PRICED, version: 0, currency: "EUR", card: { kind: "demo" } },
    offer_hash: String(Math.round(price * 100)).padStart(64, "0"),
    ...more,
  };
}

/** An order that was paid, with its invoice. */
export function orderOf(more: Partial<OrderView> = {}): OrderView {
  return {
    ...{ id: "order-1", cruise_id: PRICED, version: 0, product_name: PRODUCT_LABELS.fee.en, state: "paid" },
    ...{ currency: "EUR", net: 1000, vat: 200, total: 1200, refunded: 0, vat_code: "PERSON" },
    ...{ billing_name: "Zoë Marchetti", billing_email: "zoe@example.org" },
    ...{ created_at: "2026-11-26T14:00:00Z", paid_at: "2026-11-26T14:01:00Z" },
    papers: [{ kind: "invoice", number: "F1-00001", issued_at: "2026-11-26T14:01:00Z", total: 1200 }],
    ...more,
  };
}
