import { byPos } from "../../agreement/order.ts";
import { leftOf, paidOf, paymentsOn } from "../../agreement/payments/balance.ts";
import type { AgreementBody, PaymentCall } from "../../agreement/schema.ts";
import { callsWithAmounts } from "../../agreement/settlement/amounts.ts";
import { type ApaBalance, apaBalance } from "../apa/account.ts";
import { isLow } from "../apa/forecast.ts";
import { type CallTiming, mondayOf, timingOf } from "./timing.ts";

/** An agreement as it is stored on this device. */
export interface NumberedAgreement {
  id: number;
  body: AgreementBody;
}

/** A call for fund among those of all agreements. Amounts in the agreement's currency. */
export interface MoneyCall {
  id: string;
  agreement: NumberedAgreement;
  /** With the amount that it asks for. */
  call: PaymentCall;
  amount: number;
  paid: number;
  /** Still to be paid; negative for an open credit, and where it is overpaid. */
  balance: number;
  timing: CallTiming;
  /** The Monday of the week in which it is due, `YYYY-MM-DD`; null unless that is LATER. */
  week: string | null;
}

/** An APA account into which something was paid, or out of which something was spent. */
export interface MoneyApa extends ApaBalance {
  agreement: NumberedAgreement;
  /** A fifth or less is left of what was paid in. */
  is_low: boolean;
}

/** Sums in one currency. */
export interface MoneySums {
  currency: string;
  /** What is still to be paid, by timing; together what all the calls ask for less what was paid on them. */
  balances: Readonly<Record<CallTiming, number>>;
  /** What was paid on all the calls. */
  collected: number;
  /** What is left in the APA accounts. */
  apa: number;
  /** Sums due later, by week in order; weeks in which nothing is due are left out. */
  weeks: { monday: string; amount: number }[];
}

/** The money of a list of agreements. */
export interface MoneyOverview {
  calls: MoneyCall[];
  apas: MoneyApa[];
  /** One for each currency, the one with the most calls first. */
  sums: MoneySums[];
}

/**
 * The figures of the money page. Archived agreements, and calls that ask for nothing and on which nothing was paid, are left out. Sums are exact.
 * @param agreements those that the viewer sees there · @param today UTC, `YYYY-MM-DD`
 */
export function moneyOverview(agreements: readonly NumberedAgreement[], today: string): MoneyOverview {
  const current = agreements.filter(({ body }) => body.status !== "ARCHIVED");
  const calls = current.flatMap((agreement) => callsIn(agreement, today));
  const apas = current.flatMap(apaIn);
  const counts = new Map<string, number>();
  for (const { agreement } of [...calls, ...apas]) {
    const { currency } = agreement.body;
    counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  const currencies = [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1));
  return { calls, apas, sums: currencies.map(([currency]) => sumsIn(currency, calls, apas)) };
}

function callsIn(agreement: NumberedAgreement, today: string): MoneyCall[] {
  const { body } = agreement;
  return byPos(callsWithAmounts(body)).flatMap(([id, call]) => {
    const amount = call.amount ?? 0;
    const made = paymentsOn(body.payments, id).map(([, payment]) => payment);
    const paid = paidOf(made);
    if (amount === 0 && paid === 0) return [];
    const balance = leftOf(amount, made);
    const timing = timingOf({ call, balance }, body, today);
    const week = timing === "LATER" && call.date_due !== null ? mondayOf(call.date_due) : null;
    return [{ id, agreement, call, amount, paid, balance, timing, week }];
  });
}

function apaIn(agreement: NumberedAgreement): MoneyApa[] {
  const account = apaBalance(agreement.body);
  if (account.collected === 0 && account.spent === 0) return [];
  return [{ ...account, agreement, is_low: isLow(account) }];
}

function sumsIn(currency: string, allCalls: readonly MoneyCall[], allApas: readonly MoneyApa[]): MoneySums {
  const isOwn = ({ agreement }: { agreement: NumberedAgreement }) => agreement.body.currency === currency;
  const calls = allCalls.filter(isOwn);
  const by = (timing: CallTiming) => sum(calls.filter((call) => call.timing === timing).map(({ balance }) => balance));
  const mondays = [...new Set(calls.flatMap(({ week }) => week ?? []))].sort();
  return {
    currency,
    balances: {
      OVERDUE: by("OVERDUE"),
      WEEK: by("WEEK"),
      LATER: by("LATER"),
      UNDATED: by("UNDATED"),
      DRAFT: by("DRAFT"),
      PAID: by("PAID"),
    },
    collected: sum(calls.map(({ paid }) => paid)),
    apa: sum(allApas.filter(isOwn).map(({ balance }) => balance)),
    weeks: mondays.map((monday) => ({
      monday,
      amount: sum(calls.filter(({ week }) => week === monday).map(({ balance }) => balance)),
    })),
  };
}

/** Exact, as the sum of payments is. */
function sum(amounts: readonly number[]): number {
  return paidOf(amounts.map((amount) => ({ amount })));
}
