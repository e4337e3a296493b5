import { useMemo } from "react";
import { rateOn } from "shared-schema/base/currency/ecbRates";
import type { EuroRate } from "shared-schema/pricing/savings";
import { useExchangeRates } from "#store/queries/rates/exchangeRates.ts";
import { useToday } from "#ui/useToday.ts";

/** The ECB's latest reference rate of a currency for one euro on this device; null for the euro, and where none is known. */
export function useEuroRate(currency: string): EuroRate | null {
  const days = useExchangeRates();
  const today = useToday();
  return useMemo(() => {
    if (currency === "EUR") return null;
    const published = days.filter(({ entered = [] }) => !entered.includes(currency));
    return rateOn(published, { own: "EUR", other: currency, date: today });
  }, [days, currency, today]);
}
