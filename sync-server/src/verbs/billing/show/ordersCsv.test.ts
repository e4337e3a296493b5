import type { OrderView } from "shared-schema/api/billing/order";
import { csv } from "shared-schema/export/csv";
import { expect, it } from "vitest";
import { tableOfOrders } from "./ordersCsv.ts";

it("writes amounts as numbers, negative ones too, and guards the texts beside them", () => {
  const order: OrderView = {
    ...{ id: "o", cruise_id: 1, version: 0, product_name: "Contract", state: "paid", currency: "EUR" },
    ...{ net: -100.5, vat: -20.1, total: -120.6, refunded: 0, vat_code: null, billing_name: "-Ada" },
    ...{ billing_email: null, created_at: "2026-11-20T10:00:00Z", paid_at: null, papers: [] },
  };
  expect(csv(tableOfOrders([order], "en"))).toContain(",'-Ada,,,,EUR,-100.5,-20.1,-120.6,0,");
});
