import type { Access } from "../../agreement/access.ts";
import { headOf } from "../../agreement/head/fields.ts";
import type { AgreementBody } from "../../agreement/schema.ts";
import { isLocked } from "../../agreement/status.ts";
import { PLAN_FAILURES, type Plan } from "../../pricing/plan.ts";
import { figuresOf } from "../../pricing/price.ts";
import type { YachtBody } from "../../yacht/schema.ts";
import { toYachtView } from "../yacht.ts";
import type { CruiseSummary, CruiseView } from "./cruise.ts";
import { toBunkerViews, toServiceViews } from "./parts.ts";
import { allParties, type VisibleProfile } from "./partyProjection.ts";
import { toWaypointView } from "./waypoint.ts";

export interface CruiseFacts {
  id: number;
  agreement: AgreementBody;
  yacht: { body: YachtBody; write_access: boolean } | null;
  profiles: ReadonlyMap<number, VisibleProfile>;
  access: Access;
  plan: Plan;
}

/** Projects an agreement for the list. Makes no plan. */
export function toCruiseSummary(
  facts: Pick<CruiseFacts, "id" | "agreement" | "access"> & {
    yacht_name: string | null;
    clients: CruiseSummary["clients"];
  },
): CruiseSummary {
  const { id, agreement, access, yacht_name, clients } = facts;
  return {
    id,
    version: agreement.version,
    is_current_version: true,
    name: agreement.name,
    status: agreement.status,
    currency: agreement.currency,
    contract_type: agreement.contract_type,
    yacht_name,
    delivery_date: agreement.delivery_date,
    redelivery_date: agreement.redelivery_date,
    positioning_toward_start: agreement.positioning_toward_start,
    positioning_return_end: agreement.positioning_return_end,
    write_access: access.write,
    read_access: access.read,
    can_approve: access.can_approve,
    locked: isLocked(agreement.status),
    generated_versions_len: agreement.generated_versions_len,
    clients,
  };
}

/** The REST view: the specification's keys and lists, with what is derived. */
export function toCruiseView(facts: CruiseFacts): CruiseView {
  const { agreement, yacht, plan, access } = facts;
  const { itinerary, tax, price } = plan;
  const parties = allParties(facts);
  const generated = agreement.generated_versions_len;
  return {
    ...toCruiseSummary({ ...facts, yacht_name: yacht?.body.name ?? null, clients: [] }),
    ...parties,
    ...headOf(agreement),
    fuel_from_apa: agreement.fuel_from_apa ?? null,
    yacht: yacht && agreement.yacht_id ? toYachtView(agreement.yacht_id, yacht.body, yacht.write_access) : null,
    waypoints: itinerary.waypoints.map(toWaypointView),
    fuel_bunkers: toBunkerViews(price),
    special_conditions: toServiceViews(agreement.special_conditions),
    first_generated_version: generated > 0 ? 0 : null,
    last_generated_version: generated > 0 ? generated - 1 : null,
    routing_cons_estimate: itinerary.routing_cons_estimate,
    journey_cons_estimate: itinerary.journey_cons_estimate,
    routing_consumption: agreement.routing_consumption ?? itinerary.routing_cons_estimate,
    journey_consumption: agreement.journey_consumption ?? itinerary.journey_cons_estimate,
    effective_vat_rate: tax.effective_vat_rate,
    vat_country: tax.vat_country,
    ...figuresOf(price),
    deposit_deduction_confirmed: agreement.deposit_deduction_confirmed ?? null,
    // Sums of nothing in a copy without prices: 0 would be a wrong figure.
    ...(access.contract ? {} : { total_oil_price: null, total_services_price: null }),
    estimated: plan.estimated.length > 0,
    plan_error: plan.failed && PLAN_FAILURES[plan.failed],
  };
}
