import { done, fault, type Result, refused, refusedAt } from "../base/result.ts";
import type { OrderState } from "../billing/order.ts";
import { fromMinor, toMinor } from "../billing/vat.ts";
import { leastUnit } from "./amounts.ts";

interface Refundable {
  state: OrderState;
  currency: string;
  /** In minor units. */
  total: number;
  refunded: number;
}

/**
 * Decides how much of an order is given back, in minor units.
 * @param amount in units of the currency; undefined for all that is left
 * @param seen what was refunded before, as whoever asks has seen it
 */
export function decideRefund(
  { state, currency, total, refunded }: Refundable,
  { amount, seen }: { amount: number | undefined; seen: number },
): Result<number> {
  if (state !== "paid" && state !== "partly_refunded") return refused("billing.not-refundable");
  if (seen !== refunded) return refused("billing.refund-changed");
  const most = total - refunded;
  if (amount === undefined) return done(most);
  const asked = toMinor(amount, currency);
  // Half a yen, or a thousandth of a dinar, is given back by no card.
  if (asked <= 0 || fromMinor(asked, currency) !== amount || asked % leastUnit(currency) !== 0) {
    return refusedAt({ amount: [fault("invalid")] }, "document.invalid", { fields: "amount" });
  }
  if (asked <= most) return done(asked);
  return refused("billing.refund-too-large", { most: `${fromMinor(most, currency)} ${currency}` });
}
