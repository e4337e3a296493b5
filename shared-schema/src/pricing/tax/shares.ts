import {
  divide,
  type Fraction,
  fraction,
  fromDecimal,
  fromMeasure,
  ONE,
  roundTo,
  subtract,
  ZERO,
} from "../../base/money.ts";
import type { BaseRule, TaxRow } from "./rows.ts";
import type { TaxFacts } from "./types.ts";
import { isEuZone } from "./zones.ts";

/** The taxed share of a hire, with the numbers it came from. */
export interface Share {
  share: Fraction;
  part: number | null;
  whole: number | null;
  unit: "HOURS" | "DAYS" | null;
}

type Amounts = Readonly<Record<string, number>> | null;

function plain(share: Fraction): Share {
  return { share, part: null, whole: null, unit: null };
}

/** The part of hours or days that were spent in some zones; null while they are unknown. */
function partOf(amounts: Amounts, unit: "HOURS" | "DAYS", counts: (zone: string) => boolean): Share | null {
  if (!amounts) return null;
  let part = 0;
  let whole = 0;
  for (const [zone, amount] of Object.entries(amounts)) {
    whole += amount;
    if (counts(zone)) part += amount;
  }
  const [counted, total] = [fromMeasure(part), fromMeasure(whole)];
  if (total.num === 0n) return null;
  return { share: divide(counted, total), part: roundTo(counted, 6), whole: roundTo(total, 6), unit };
}

function euShare(facts: TaxFacts, amounts: Amounts, unit: "HOURS" | "DAYS"): Share | null {
  const counted = partOf(amounts, unit, isEuZone);
  if (counted) return counted;
  // Without times the share is still known where everything lies on one side.
  if (facts.eu_extent === "ALL") return plain(ONE);
  return facts.eu_extent === "NONE" ? plain(ZERO) : null;
}

function countryZone(row: TaxRow) {
  const countries = row.country.split("|");
  return (zone: string) => countries.includes(zone);
}

const RULES: Readonly<
  Record<Exclude<BaseRule, "FR_DISTANCE_PER_TRIP">, (facts: TaxFacts, row: TaxRow) => Share | null>
> = {
  FULL: () => plain(ONE),
  // BOI-TVA-CHAMP-20-50-30: use outside EU waters is not taxed, by the time spent there.
  EU_TIME: (facts) => euShare(facts, facts.hours_by_zone, "HOURS"),
  EU_DAYS: (facts) => euShare(facts, facts.days_by_zone, "DAYS"),
  COUNTRY_DAYS: (facts, row) => partOf(facts.days_by_zone, "DAYS", countryZone(row)),
  COUNTRY_TIME: (facts, row) => partOf(facts.hours_by_zone, "HOURS", countryZone(row)),
  REDUCTION: (_facts, row) => plain(subtract(ONE, fromDecimal(row.reduction ?? 0))),
  LUMP_50_IF_OUTSIDE_EU: (facts) => {
    if (facts.eu_extent === null) return null;
    return plain(facts.eu_extent === "ALL" ? ONE : fraction(1n, 2n));
  },
};

/** The share of the price that a row taxes; null when times are missing, «UNFIT» for a rule that is no hire's. */
export function shareOf(row: TaxRow, facts: TaxFacts): Share | "UNFIT" | null {
  return row.base_rule === "FR_DISTANCE_PER_TRIP" ? "UNFIT" : RULES[row.base_rule](facts, row);
}
