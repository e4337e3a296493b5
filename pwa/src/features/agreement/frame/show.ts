import { useMemo } from "react";
import {
  currencySymbol,
  formatAgreementId,
  formatCoordinate,
  formatDate,
  formatDistance,
  formatFuel,
  formatInstant,
  formatNumber,
  formatPercent,
  formatPrice,
  formatTaxRate,
  missing,
} from "shared-schema/pricing/format";
import { useLanguage } from "../../../ui/i18n.ts";
import { shortInstant } from "./instants.ts";
import { useWorkspace } from "./workspace.ts";

const LOCALES = { en: "en-US", fr: "fr-FR" } as const;

type Value = number | null | undefined;

/** Writers of figures with their units, in the reader's language and the agreement's currency. */
export function useShow() {
  const locale = LOCALES[useLanguage()];
  const { currency } = useWorkspace().agreement;
  return useMemo(
    () => ({
      /** The currency's sign, behind amounts that are typed. */
      currency: currencySymbol(currency),
      missing: missing(locale),
      agreementId: formatAgreementId,
      money: (value: Value) => formatPrice(value, currency, locale),
      litres: (value: Value) => formatFuel(value, locale),
      nm: (value: Value) => formatDistance(value, locale),
      knots: (value: Value) => withUnit(value, locale, 1, "kt"),
      hours: (value: Value) => withUnit(value, locale, 1, "h"),
      degrees: (value: Value) =>
        value === null || value === undefined ? missing(locale) : `${Math.round(value) % 360}°`,
      number: (value: Value) => formatNumber(value, locale),
      percent: (value: Value) => formatPercent(value, locale),
      rate: (value: Value) => formatTaxRate(value, locale),
      coordinate: (value: Value) => formatCoordinate(value, locale),
      date: (value: string | null) => formatDate(value, locale),
      /** «Jul 03, 2027 10:00 UTC». */
      instant: (value: string | null) => formatInstant(value, locale),
      /** «Jul 03, 10:00» on the clock of a zone. */
      moment: (value: string | null, zone: string) =>
        value === null ? missing(locale) : shortInstant(value, zone, locale),
    }),
    [currency, locale],
  );
}

function withUnit(value: Value, locale: string, decimals: number, unit: string): string {
  if (value === null || value === undefined) return missing(locale);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return `${value.toLocaleString(locale, digits)} ${unit}`;
}
