import { minorDecimals } from "../../base/currency/minorUnits.ts";
import { done, fault, type Result, refusedAt } from "../../base/result.ts";
import type { AgreementBody } from "../schema.ts";

const AMOUNTS = [
  "base_price_cruising",
  "base_price_routing",
  "actual_client_expenses",
  "actual_deposit_deduction",
] as const satisfies readonly (keyof AgreementBody)[];

/**
 * The terms' amounts in the agreement's currency, under their paths (`base_price_cruising`, `payment_calls.<id>.amount`). Prices per
 * litre are finer than any minor unit; payments have a rule of their own, and keep the currency as it is.
 */
function amountsOf(agreement: AgreementBody): Map<string, number> {
  const { special_conditions, payment_calls } = agreement;
  const found = [
    ...AMOUNTS.map((key): [string, number | null] => [key, agreement[key]]),
    ...Object.entries(special_conditions).map(([id, { price }]) => [`special_conditions.${id}.price`, price] as const),
    ...Object.entries(payment_calls).map(([id, { amount }]) => [`payment_calls.${id}.amount`, amount] as const),
  ];
  return new Map(found.flatMap(([path, amount]) => (amount === null ? [] : [[path, amount]])));
}

/**
 * Amounts have the decimals of their currency's minor unit (ISO 4217): none in JPY, three in KWD. An amount that was kept with more
 * before does not hinder an edit of something else; a currency that its amounts do not fit is refused.
 */
export function decideMinorUnits(before: AgreementBody | null, next: AgreementBody): Result<void> {
  const most = minorDecimals(next.currency);
  const isChanged = before !== null && before.currency !== next.currency;
  const known = before && amountsOf(before);
  for (const [path, amount] of amountsOf(next)) {
    if (Number(amount.toFixed(most)) === amount) continue;
    const isKnown = known?.get(path) === amount;
    if (isKnown && !isChanged) continue;
    const found = fault("too-many-decimals", { most });
    if (isKnown) return refusedAt({ currency: [found] }, "currency.too-coarse", { currency: next.currency });
    return refusedAt({ [path]: [found] }, "document.invalid", { fields: path });
  }
  return done(undefined);
}
