import type { AgreementBody } from "../agreement/schema.ts";
import type { Plan } from "../pricing/plan.ts";
import type { ProfileBody } from "../profile/schema.ts";
import type { YachtBody } from "../yacht/schema.ts";
import type { ContractFacts, DerivedFacts, DerivedWaypoint } from "./facts.ts";
import { rateExplanation, tripRows } from "./taxRows.ts";

/** The contract's view of an agreement and of the plan that was derived from it. */
export function factsFromPlan(input: {
  id: number;
  agreement: AgreementBody;
  yacht: YachtBody | null;
  profiles: Readonly<Record<number, ProfileBody>>;
  plan: Plan;
}): ContractFacts {
  const { id, agreement, yacht, profiles, plan } = input;
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
    total_fuel_consumption: price.total_fuel_consumption,
    effective_vat_rate: tax.effective_vat_rate,
    rate_display: tax.display,
    vat_country: tax.vat_country,
    trips: tripRows(waypoints, tax),
    rate_explanation: rateExplanation(tax),
    total_oil_price: price.total_oil_price,
    total_services_price: price.total_services_price,
    net_total: price.net_total,
    vat_amount: price.vat_amount,
    total_agreement_price: price.total_agreement_price,
    requested_cea_amount: price.requested_cea_amount,
    requested_deposit_amount: price.requested_deposit_amount,
    grand_total_price: price.grand_total_price,
  };
}

/** A time that nobody entered is the one that the legs lead to. */
function waypointsOf({ itinerary }: Plan): DerivedWaypoint[] {
  return itinerary.waypoints.map((waypoint) => {
    const arriving = itinerary.legs.find((leg) => leg.to === waypoint.id);
    const leaving = itinerary.legs.find((leg) => leg.from === waypoint.id);
    const { country } = waypoint.geoname;
    return {
      id: waypoint.id,
      sn: waypoint.sn,
      place: waypoint.call_location_str?.trim() || waypoint.geoname.display_name,
      country,
      latitude: waypoint.latitude,
      longitude: waypoint.longitude,
      arr_date: waypoint.arr_date ?? arriving?.arrival ?? null,
      arr_estimated: waypoint.arr_date === null && (arriving?.arrival ?? null) !== null,
      dep_date: waypoint.dep_date,
      timezone: waypoint.timezone,
      is_call: waypoint.is_call,
      is_routing: waypoint.is_routing,
      leg_nm: leaving?.nm ?? null,
      distance_to_go: waypoint.distance_to_go,
    };
  });
}
