import { useMemo } from "react";
import type { Position } from "shared-schema/base/basics";
import { minorDecimals } from "shared-schema/base/currency/minorUnits";
import { KNOTS } from "shared-schema/base/units";
import { formatPosition } from "shared-schema/geo/formatPosition";
import type { Moment } from "shared-schema/itinerary/schedule";
import { PLUS_FUEL } from "shared-schema/labels/price";
import {
  about,
  currencySymbol,
  formatAgreementId,
  formatCoordinate,
  formatDistance,
  formatFuel,
  formatInstant,
  formatMoment,
  formatPrice,
  formatWeekday,
  missing,
} from "shared-schema/pricing/format";
import { formatPercent, formatTaxRate } from "shared-schema/pricing/formatPercent";
import { numberFormat } from "shared-schema/pricing/formatters";
import { lacksFuel } from "shared-schema/pricing/fuel";
import { showDate, showInstant } from "#ui/fields/dates.ts";
import { formatNumber } from "#ui/fields/number.ts";
import { localeOf, useLanguage } from "#ui/i18n.ts";
import { useWorkspace } from "../workspace/workspace.ts";

type Value = number | null | undefined;

/** Writers of figures with their units, in the reader's language and the agreement's currency. */
export function useShow() {
  const language = useLanguage();
  const locale = localeOf(language);
  const { agreement, plan } = useWorkspace();
  const { currency } = agreement;
  const isEstimated = plan !== null && plan.estimated.length > 0;
  const isWithoutFuel = useMemo(
    () => plan !== null && lacksFuel(agreement, plan.price.total_fuel_consumption),
    [agreement, plan],
  );
  const plusFuel = isWithoutFuel ? PLUS_FUEL[language] : "";
  return useMemo(() => {
    const money = (value: Value) => formatPrice(value, currency, locale);
    const total = (value: Value) => about(money(value), isEstimated && !!value);
    return {
      /** The currency's sign, behind amounts that are typed. */
      currency: currencySymbol(currency),
      /** The decimals of amounts in it. */
      decimals: minorDecimals(currency),
      missing: missing(locale),
      agreementId: formatAgreementId,
      money,
      /** An amount in euros, whatever the currency of the agreement: savings, and the fee on them. */
      euros: (value: Value) => formatPrice(value, "EUR", locale),
      eurosPerLitre: (value: Value) => withUnit(value, locale, [2, 4], "€/L"),
      /** Units of one currency for one of another. */
      exchangeRate: (value: Value) => withUnit(value, locale, [2, 8], "").trim(),
      /** Up to four decimals, as litre prices have. */
      litrePrice: (value: Value) => withUnit(value, locale, [2, 4], `${currencySymbol(currency)}/L`),
      litres: (value: Value) => formatFuel(value, locale),
      nm: (value: Value) => formatDistance(value, locale),
      knots: (value: Value) => withUnit(value, locale, [1, 1], KNOTS[language]),
      /** A speed without its unit, as in a field that names the unit itself. */
      knotsOf: (value: number) => formatNumber(value, { decimals: 1, fixed: true }, language),
      hours: (value: Value) => withUnit(value, locale, [1, 1], "h"),
      degrees: (value: Value) =>
        value === null || value === undefined ? missing(locale) : `${Math.round(value) % 360}°`,
      percent: (value: Value) => formatPercent(value, locale),
      rate: (value: Value) => formatTaxRate(value, locale),
      /** Latitude and longitude in degrees and minutes. */
      position: (at: Position) => formatPosition(at, language),
      coordinate: (value: Value) => formatCoordinate(value, locale),
      /** «2027/07/03». */
      day: (value: string | null) => (value === null ? missing(locale) : showDate(value)),
      /** A date of the calendar: «Sat, Jul 03». */
      weekday: (date: string) => formatWeekday(date, locale),
      /** «2027/07/03 10:00 UTC». */
      instant: (value: string | null) => (value === null ? missing(locale) : `${showInstant(value)} UTC`),
      /** As the schedule is written: «Jul 03, 2027 10:00 UTC». */
      endOfSchedule: (value: string | null) => formatInstant(value, locale),
      /** «Jul 03, 10:00» on the clock of a zone. */
      moment: (value: string | null, zone: string) => formatMoment(value, zone, locale),
      about,
      /** An amount that follows from the rate: marked where that rests on estimated times. Nothing is nothing at any rate. */
      total,
      /** A sum that fuel is part of: «€249,040.31 + fuel» while that has no price. @param isNet it does not follow from the rate */
      sum: (value: Value, isNet = false) => {
        const sum = isNet ? money(value) : total(value);
        return plusFuel !== "" && typeof value === "number" ? `${sum} ${plusFuel}` : sum;
      },
      /** The rate itself, marked likewise. */
      effectiveRate: (value: Value) => about(formatTaxRate(value, locale), isEstimated && typeof value === "number"),
      /** A time of the schedule on the clock of a zone; an estimate is marked. */
      scheduled: (moment: Moment | null, zone: string) =>
        about(formatMoment(moment?.at ?? null, zone, locale), moment?.origin === "ESTIMATED"),
    };
  }, [currency, isEstimated, language, locale, plusFuel]);
}

/** @param decimals the least and the most */
function withUnit(value: Value, locale: string, [least, most]: readonly [number, number], unit: string): string {
  if (value === null || value === undefined) return missing(locale);
  const digits = { minimumFractionDigits: least, maximumFractionDigits: most };
  return `${numberFormat(locale, digits).format(value)} ${unit}`;
}
