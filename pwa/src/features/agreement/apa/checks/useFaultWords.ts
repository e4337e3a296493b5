import type { ApaFault } from "shared-schema/payments/apa/faults";
import { formatPrice, formatRate } from "shared-schema/pricing/format";
import { showDate } from "#ui/fields/dates.ts";
import { localeOf, useLanguage, useText } from "#ui/i18n.ts";
import { checkMessages } from "./checkMessages.ts";

/** The sentence of a warning. */
export function useFaultWords(): (fault: ApaFault) => string {
  const t = useText(checkMessages);
  const locale = localeOf(useLanguage());
  return (fault) =>
    t(`check.${fault.code}`, {
      ...("currency" in fault && { currency: fault.currency }),
      ...("date" in fault && { date: showDate(fault.date) }),
      ...("rates" in fault && { rates: fault.rates.map((rate) => formatRate(rate, locale)).join(" · ") }),
      ...("amount" in fault && { money: formatPrice(fault.amount, fault.currency, locale) }),
    });
}
