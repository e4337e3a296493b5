import { orderWaypoints } from "../../agreement/order.ts";
import type { AgreementBody } from "../../agreement/schema.ts";
import { cheapestSpeed } from "../../itinerary/speed/cheapest.ts";
import { timesAsk } from "../../itinerary/speed/inTime.ts";
import { legLengths, reachedLater } from "../../itinerary/speed/retimed.ts";
import { yachtCurve } from "../../yacht/consumption.ts";
import type { YachtBody } from "../../yacht/schema.ts";
import { makePlan, type Plan, type PlanInput } from "../plan.ts";
import { variantOf } from "./variant.ts";
import type { Wishes } from "./wishes.ts";

/** kt: the lower end of a slider. */
const SLOWEST_OFFERED = 0.5;

/** The figures by which variants are compared. */
export const COMPARED = ["nm", "hours", "litres", "vat", "total"] as const;
export type Compared = (typeof COMPARED)[number];
/** NM, hours under way, litres, and money in the agreement's currency; null is «not known». */
export type Figures = Record<Compared, number | null>;

interface ComparedPlan {
  figures: Figures;
  /** 6 decimals; null while undecided. */
  rate: number | null;
  /** Some of the times are estimated. */
  estimated: boolean;
  /** The yacht or a value is such that nothing was calculated. */
  failed: boolean;
}

/** The range of a speed that a route can be sailed at, and what suits it best, in kt. */
export interface SpeedRange {
  least: number;
  most: number;
  /** The slowest speed that keeps the entered times; null where none is entered, Infinity where no speed keeps them. */
  slowest: number | null;
  /** The speed with the fewest litres that keeps the entered times; null where none does. */
  cheapest: number | null;
}

/** A variant with what follows from it. */
export interface VariantOutcome extends ComparedPlan {
  /** Null without the yacht's consumption. */
  speed: SpeedRange | null;
  /** Calls that are reached later than the draft says, by their id. */
  later: string[];
}

/** The figures of a plan. */
export function comparedPlan({ itinerary, price, tax, estimated, failed }: Plan): ComparedPlan {
  const { nm, hours } = itinerary.totals;
  const isSailed = itinerary.legs.length > 0;
  return {
    figures: {
      nm: isSailed ? nm.total : null,
      hours: isSailed ? hours.routing + hours.under_way : null,
      litres: price.total_fuel_consumption,
      vat: price.vat_amount,
      total: price.total_agreement_price,
    },
    rate: tax.effective_vat_rate,
    estimated: estimated.length > 0,
    failed: failed !== null,
  };
}

/** Compares what an agreement would be with the wishes of a variant, by the one way to a price. */
export function outcomeOfVariant(input: PlanInput, wishes: Wishes): VariantOutcome {
  const agreement = variantOf(input.agreement, wishes);
  // Times are kept or not whatever the speed is: they are those of the variant before it.
  const unhurried = variantOf(input.agreement, { ...wishes, knots: null });
  return {
    ...comparedPlan(makePlan({ ...input, agreement })),
    speed: speedRange(unhurried, input.yacht),
    later: reachedLater(unhurried.waypoints, agreement.waypoints),
  };
}

/** The speeds of a yacht on a route; null without her consumption, or without a route. */
export function speedRange(agreement: AgreementBody, yacht: YachtBody | null): SpeedRange | null {
  const curve = yacht && yachtCurve(yacht);
  const lengths = legLengths(agreement.waypoints);
  const nm = lengths.reduce((sum, each) => sum + each, 0);
  if (!curve || nm === 0) return null;
  const { slowest, open_nm } = timesAsk(orderWaypoints(agreement.waypoints), lengths, agreement);
  const most = downToTenth(curve.at(-1)?.[0] ?? curve[0][0]);
  // Half the lowest speed that is known, or less where the entered times are slower still.
  const slow = Math.min(curve[0][0] / 2, slowest || Number.POSITIVE_INFINITY);
  const least = Math.min(most, Math.max(SLOWEST_OFFERED, downToTenth(slow)));
  const fuel = { curve, generators: yacht.avg_generators_cons ?? 0, nm, open_nm };
  const cheapest = cheapestSpeed(fuel, Math.max(least, slowest ?? 0), most);
  return { least, most, slowest, cheapest };
}

function downToTenth(knots: number): number {
  return Math.floor(knots * 10) / 10;
}
