import { z } from "zod";
import { currencyCode, dateOnly, documentNumber, instant, money } from "../../base/basics.ts";
import { PAPER_KINDS } from "../../billing/invoiceNumber.ts";
import { ORDER_STATES } from "../../billing/order.ts";
import { VAT_CODES } from "../../billing/vat.ts";

/** An invoice or a credit note. */
const paperView = z.object({ kind: z.enum(PAPER_KINDS), number: z.string(), issued_at: instant, total: money });

/** An order as its buyer and administrators see it. */
export const orderView = z.object({
  id: z.string(),
  cruise_id: documentNumber,
  version: z.int(),
  product_name: z.string(),
  state: z.enum(ORDER_STATES),
  currency: currencyCode,
  net: money,
  vat: money,
  total: money,
  refunded: money,
  vat_code: z.enum(VAT_CODES).nullable(),
  billing_name: z.string().nullable(),
  billing_email: z.string().nullable(),
  created_at: instant,
  paid_at: instant.nullable(),
  papers: z.array(paperView),
});
export type OrderView = z.infer<typeof orderView>;

/** `GET /billing/orders` of an administrator. The days are those on which orders were made, the last one included. */
export const orderQuery = z.object({
  search: z.string().max(200).optional(),
  state: z.enum(ORDER_STATES).optional(),
  from: dateOnly.optional(),
  to: dateOnly.optional(),
});
export type OrderQuery = z.infer<typeof orderQuery>;

/** `POST /billing/orders/{orderId}/refund`: whole, or a sum in units of the currency. */
export const refundRequest = z.strictObject({
  amount: money.gt(0).optional(),
  /** What the administrator has seen as refunded before; where it is another sum by now, nothing is refunded. */
  refunded: money.optional(),
});
export type RefundRequest = z.infer<typeof refundRequest>;

/** The totals of one month by VAT code and currency: what was paid less what was given back. */
export const vatTotals = z.object({
  month: dateOnly,
  rows: z.array(
    z.object({ vat_code: z.enum(VAT_CODES), currency: currencyCode, net: money, vat: money, total: money }),
  ),
});
export type VatTotals = z.infer<typeof vatTotals>;
