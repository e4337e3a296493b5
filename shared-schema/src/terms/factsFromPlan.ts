import type { AgreementBody } from "../agreement/schema.ts";
import { placeName } from "../itinerary/placeName.ts";
import { calculable, type Plan } from "../pricing/plan.ts";
import { figuresOf } from "../pricing/price.ts";
import type { ProfileBody } from "../profile/schema.ts";
import type { YachtBody } from "../yacht/schema.ts";
import type { ContractFacts, DerivedFacts, DerivedWaypoint } from "./facts.ts";
import { both } from "./format.ts";
import { rateSteps, tripRows } from "./taxRows.ts";

/** The contract's view of an agreement and of the plan that was derived from it. */
export function factsFromPlan(input: {
  id: number;
  agreement: AgreementBody;
  yacht: YachtBody | null;
  profiles: Readonly<Record<number, ProfileBody>>;
  plan: Plan;
}): ContractFacts {
  const { id, profiles, plan } = input;
  const yacht = plan.failed === "ROUTE" ? null : input.yacht;
  const agreement = calculable(input.agreement, plan.failed);
  return { id, agreement, yacht, profiles, derived: derivedFacts(agreement, plan) };
}

function derivedFacts(agreement: AgreementBody, plan: Plan): DerivedFacts {
  const { itinerary, tax, price } = plan;
  const waypoints = waypointsOf(plan);
  return {
    waypoints,
    total_nm: waypoints.length < 2 ? null : itinerary.totals.nm.total,
    routing_consumption: agreement.routing_consumption ?? itinerary.routing_cons_estimate,
    journey_consumption: agreement.journey_consumption ?? itinerary.journey_cons_estimate,
    effective_vat_rate: tax.effective_vat_rate,
    rate_display: tax.display,
    vat_country: tax.vat_country,
    rate_depends_on: tax.depends_on,
    trips: tripRows(waypoints, tax),
    rate_explanation: rateSteps(tax),
    ...figuresOf(price),
    missing_for_total: price.missing,
    rate_asks: tax.asks,
    missing_times: tax.missing_times,
    estimated_times: plan.estimated,
  };
}

/** Arrivals that no one knows are estimates, and marked; a departure is printed once it is known. */
function waypointsOf({ itinerary }: Plan): DerivedWaypoint[] {
  return itinerary.waypoints.map((waypoint) => {
    const leaving = itinerary.legs.find((leg) => leg.from === waypoint.id);
    const { country } = waypoint.geoname;
    return {
      id: waypoint.id,
      sn: waypoint.sn,
      place: both({ fr: placeName(waypoint, "fr"), en: placeName(waypoint, "en") }),
      country,
      latitude: waypoint.latitude,
      longitude: waypoint.longitude,
      arr_date: waypoint.arrival?.at ?? null,
      arr_estimated: waypoint.arrival?.origin === "ESTIMATED",
      dep_date: waypoint.departure?.origin === "ESTIMATED" ? null : (waypoint.departure?.at ?? null),
      timezone: waypoint.timezone,
      is_call: waypoint.is_call,
      is_routing: waypoint.is_routing,
      leg_nm: leaving?.nm ?? null,
      distance_to_go: waypoint.distance_to_go,
    };
  });
}
