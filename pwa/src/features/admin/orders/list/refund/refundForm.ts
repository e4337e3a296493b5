import type { OrderView } from "shared-schema/api/billing/order";
import { minorDecimals } from "shared-schema/base/currency/minorUnits";
import { fromMinor, toMinor } from "shared-schema/billing/vat";
import { numberMessages } from "#ui/fields/autosave/numberMessages.ts";
import { parseNumber } from "#ui/fields/number.ts";
import type { Parsed } from "#ui/fields/types.ts";
import { type Language, textFor } from "#ui/i18n.ts";

/** The sum that can still be refunded of an order, in units of its currency. Disputed money is with the buyer's bank. */
export function mostRefundable({ state, total, refunded, currency }: OrderView): number {
  if (state !== "paid" && state !== "partly_refunded") return 0;
  return fromMinor(toMinor(total, currency) - toMinor(refunded, currency), currency);
}

/** The part of an order that was typed, at least the smallest unit of its currency and at most what is left; null for none. */
export function readPart(text: string, order: OrderView, language: Language): Parsed<number | null> {
  const decimals = minorDecimals(order.currency);
  const rules = { min: 10 ** -decimals, max: mostRefundable(order), decimals };
  return parseNumber(text, rules, textFor(numberMessages), language);
}
