import { LANGUAGES } from "shared-schema/base/language";
import { VAT_CODES } from "shared-schema/billing/vat";
import { postalAddress } from "shared-schema/invoice/party";
import { z } from "zod";
import type { PaymentFacts } from "../../ports/card/card.ts";
import type { OrderRow } from "../../store/queries/billing/orders.ts";

const company = z.object({
  name: z.string(),
  vat_number: z.string(),
  address: z.string(),
  city: z.string(),
  postcode: z.string(),
  country: z.string(),
});

/** Whoever a purchase is invoiced to. */
export const buyer = z.object({
  vat_code: z.enum(VAT_CODES),
  language: z.enum(LANGUAGES),
  name: z.string(),
  email: z.string(),
  /** Of a person, as far as the account knows it; a company has its own. */
  address: postalAddress.nullable().default(null),
  company: company.nullable(),
});
export type Buyer = z.infer<typeof buyer>;

/** The buyer of an order; null while no one has tried to pay, for what was free, and once it was erased. */
export function buyerIn(row: Pick<OrderRow, "buyer">): Buyer | null {
  return row.buyer === null ? null : readBuyer(row.buyer);
}

/** A buyer as it is kept; null for what is none, such as facts that were changed at the provider. */
function readBuyer(text: string): Buyer | null {
  try {
    return buyer.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * A buyer as it is kept here and at the provider: in ASCII, so that it has the same length everywhere and can be cut anywhere. The longest
 * that a purchase takes fits in the pieces.
 */
export function writeBuyer(given: Buyer): string {
  return JSON.stringify(given).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** What the provider keeps with a payment takes this much of each text. */
const MOST = 500;
const PIECES = [...Array(12).keys()].map((n) => `buyer_${n + 1}`);
const whole = z.string().regex(/^\d+$/).transform(Number);
const amount = z
  .string()
  .regex(/^\d+(\.\d+)?$/)
  .transform(Number);

const facts = z.object({
  order: z.string(),
  cruise_id: whole,
  version: whole,
  product_id: z.string(),
  round: whole,
  user_id: whole,
  fee: amount,
  covered: amount,
  net: whole,
  vat: whole,
});

/** An order as the provider keeps it: enough to write it again after a restore, and the sums that were really charged. */
export function factsOf(order: OrderRow): PaymentFacts {
  const text = order.buyer ?? "";
  // An empty text takes away the piece of a longer one.
  const pieces = PIECES.map((name, n) => [name, text.slice(n * MOST, (n + 1) * MOST)]);
  const { cruise_id, version, round, user_id, fee, covered, net, vat } = order;
  const numbers = Object.entries({ cruise_id, version, round, user_id, fee, covered, net, vat });
  return {
    ...{ order: order.id, product_id: order.product_id },
    ...Object.fromEntries(numbers.map(([name, value]) => [name, String(value)])),
    ...Object.fromEntries(pieces),
  };
}

type Paid = Pick<
  OrderRow,
  "cruise_id" | "version" | "product_id" | "round" | "user_id" | "fee" | "covered" | "net" | "vat" | "total" | "buyer"
> & { id: string };

/** Reads the facts of a payment; null where it is none of ours. */
export function orderIn(kept: PaymentFacts): Paid | null {
  const read = facts.safeParse(kept);
  if (!read.success) return null;
  const { order, ...rest } = read.data;
  const buyer = PIECES.map((name) => kept[name] ?? "").join("");
  return { id: order, ...rest, total: rest.net + rest.vat, buyer };
}
