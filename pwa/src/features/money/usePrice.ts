import { useCallback } from "react";
import { formatPrice } from "shared-schema/pricing/format";
import { localeOf, useLanguage } from "../../ui/i18n.ts";

/** Writes amounts of several currencies in the reader's language. */
export function usePrice(): (amount: number, currency: string) => string {
  const locale = localeOf(useLanguage());
  return useCallback((amount, currency) => formatPrice(amount, currency, locale), [locale]);
}
