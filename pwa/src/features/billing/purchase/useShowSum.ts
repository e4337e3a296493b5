import { useMemo } from "react";
import { formatPrice } from "shared-schema/pricing/format";
import { localeOf, useLanguage } from "../../../ui/i18n.ts";

/** Writes sums of a currency and shares in the reader's language. */
export function useShowSum(currency: string): { sum(amount: number): string; rate(share: number): string } {
  const locale = localeOf(useLanguage());
  return useMemo(() => {
    const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
    return { sum: (amount) => formatPrice(amount, currency, locale), rate: (share) => percent.format(share) };
  }, [currency, locale]);
}
