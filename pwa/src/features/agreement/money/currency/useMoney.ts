import type { ReactNode } from "react";
import { expensesOf } from "shared-schema/agreement/expenses/change";
import type { OtherCurrency } from "shared-schema/base/currency/exchange";
import { refused } from "shared-schema/base/result";
import { useExchangeRates } from "#store/queries/rates/exchangeRates.ts";
import { inWords, refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { numberMessages } from "#ui/fields/autosave/numberMessages.ts";
import { parseNumber } from "#ui/fields/number.ts";
import { textFor, useLanguage } from "#ui/i18n.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { convertedMoney, type OfferedRate, offeredRates } from "./money.ts";

const RATE_RULES = { min: 0.000_001, max: 1_000_000, decimals: 10 };

/** What was typed of an amount, as far as it can be read. */
interface TypedMoney {
  /** Null while it cannot be read. */
  amount: number | null;
  currency: string;
  rate: string;
  /** `YYYY-MM-DD`; null while it cannot be read. */
  date: string | null;
}

interface Money {
  /** What counts, and what was paid; null while it is not known. */
  money: { amount: number; other: OtherCurrency | null } | null;
  /** Rates to choose from; none for the agreement's own currency. */
  offered: OfferedRate[];
  /** What is wrong with the rate; undefined where nothing is. */
  rateFault(): ReactNode;
}

/** Reads an amount that may be in another currency than the agreement's. Nothing is converted without a rate. */
export function useMoney({ amount, currency, rate: text, date }: TypedMoney): Money {
  const language = useLanguage();
  const { agreement } = useWorkspace();
  const days = useExchangeRates();
  const own = agreement.currency;
  if (currency === own) {
    return { money: amount === null ? null : { amount, other: null }, offered: [], rateFault: () => undefined };
  }
  const recorded = [
    ...Object.values(expensesOf(agreement)),
    ...Object.values(agreement.payments).map((paid) => ({ ...paid, date: paid.date_paid })),
  ];
  const offered = date === null ? [] : offeredRates({ own, other: currency, date }, recorded, days);
  const read = () => parseNumber(text, RATE_RULES, textFor(numberMessages), language);
  const rate = read();
  const isKnown = amount !== null && date !== null && rate.ok && rate.value !== null;
  return {
    money: isKnown ? convertedMoney({ own, currency, amount, rate: rate.value ?? 0, date }, offered) : null,
    offered,
    rateFault: () => {
      if (text.trim() === "") return refusalMessage(refused("exchange.no-rate", { currency }).refusal);
      return rate.ok ? undefined : inWords(() => messageOf(read()));
    },
  };
}

function messageOf(read: ReturnType<typeof parseNumber>): string {
  return read.ok ? "" : read.message;
}
