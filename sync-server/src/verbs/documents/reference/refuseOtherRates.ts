import type { AgreementBody } from "shared-schema/agreement/schema";
import { isEcbRate } from "shared-schema/base/currency/ecbRates";
import type { OtherCurrency } from "shared-schema/base/currency/exchange";
import { type Refused, refused } from "shared-schema/base/result";
import type { Tx } from "../../base/context.ts";
import { ratesOfMonth } from "./ratesOfMonth.ts";

type Records = Readonly<Record<string, { other?: OtherCurrency | null | undefined }>>;

/** Refuses a new payment or expense that calls a rate the ECB's which that day's is not: no one else would look. */
export function refuseOtherRates(tx: Tx, before: AgreementBody | null, next: AgreementBody): Refused | null {
  const added = [
    ...newIn(before?.payments ?? {}, next.payments),
    ...newIn(before?.expenses ?? {}, next.expenses ?? {}),
  ];
  const wrong = added.find(
    (other) => other.source === "ECB" && !isEcbRate(ratesOfMonth(tx, other.day), next.currency, other),
  );
  return wrong ? refused("exchange.other-rate", { currency: wrong.currency, day: wrong.day }) : null;
}

function newIn(before: Records, after: Records): OtherCurrency[] {
  return Object.entries(after).flatMap(([id, { other }]) => (other && !Object.hasOwn(before, id) ? [other] : []));
}
