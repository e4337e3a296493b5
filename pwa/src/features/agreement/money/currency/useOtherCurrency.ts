import type { OtherCurrency } from "shared-schema/base/currency/exchange";
import { formatPrice, formatRate } from "shared-schema/pricing/format";
import { showDate } from "#ui/fields/dates.ts";
import { localeOf, useLanguage, useText } from "#ui/i18n.ts";
import { apaMessages } from "../apaMessages.ts";

/** Writes what was paid in another currency, with its rate and where that comes from. */
export function useOtherCurrency(): (other: OtherCurrency) => string {
  const t = useText(apaMessages);
  const locale = localeOf(useLanguage());
  return ({ amount, currency, rate, source, day }) => {
    const values = { money: formatPrice(amount, currency, locale), rate: formatRate(rate, locale), day: showDate(day) };
    return t(source === "ECB" ? "apa.rate.ecbOf" : "apa.rate.of", values);
  };
}
