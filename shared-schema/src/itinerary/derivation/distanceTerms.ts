import { measured } from "../../base/derivation/calculus.ts";
import type { Term } from "../../base/derivation/term.ts";
import type { Leg } from "../legs.ts";
import { nmTerm } from "./legTerms.ts";

/** NM of the whole route and of its two parts. */
interface DistanceTerms {
  total: Term<number>;
  journey: Term<number>;
  routing: Term<number>;
}

/** Adds up the NM of the legs. */
export function distanceTerms(legs: readonly Pick<Leg, "to" | "nm" | "is_routing">[]): DistanceTerms {
  const where = (isRouting: boolean) => legs.filter((leg) => leg.is_routing === isRouting).map(nmTerm);
  const journey = measured.sum("journey_nm", where(false));
  const routing = measured.sum("routing_nm", where(true));
  return { total: measured.sum("total_nm", [journey, routing]), journey, routing };
}
