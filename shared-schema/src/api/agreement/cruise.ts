import { z } from "zod";
import { HEAD_SHAPE } from "../../agreement/head/shape.ts";
import { CONTRACT_TYPES, deductionConfirmed, STATUSES } from "../../agreement/schema.ts";
import { yachtView } from "../yacht.ts";
import { partyView } from "./parties.ts";
import { bunkerView, serviceView } from "./parts.ts";
import { waypointView } from "./waypoint.ts";

/** All fields of the head. */
const written = z.object(HEAD_SHAPE);

/** `PUT /cruise/{id}[/{version}]`: any of the fields of the head and of the price, and a deduction to confirm. */
export const cruisePatch = written
  .partial()
  .extend({ deposit_deduction_confirmed: deductionConfirmed.shape.amount.nullable().optional() })
  .strict();
export type CruisePatch = z.infer<typeof cruisePatch>;
/** `POST /cruise/by_user/{userId}/`: a name at least. */
export const cruiseCreate = written.partial().required({ name: true }).strict();
export type CruiseCreate = z.infer<typeof cruiseCreate>;

/** `POST /cruise/{id}/template`: the name of the new agreement; that of the former one, unless it is given. */
export const templateRequest = z.strictObject({ name: written.shape.name.optional() });

/** `POST /cruise/{id}/lock`: the account that locks is the one that is logged in. */
export const lockRequest = z.strictObject({ user_id: z.int().optional() });

/** A row of the list of agreements. */
export const cruiseSummary = z.object({
  id: z.int(),
  version: z.int(),
  is_current_version: z.boolean(),
  name: z.string(),
  status: z.enum(STATUSES),
  currency: z.string(),
  contract_type: z.enum(CONTRACT_TYPES),
  yacht_name: z.string().nullable(),
  delivery_date: z.string().nullable(),
  redelivery_date: z.string().nullable(),
  positioning_toward_start: z.string().nullable(),
  positioning_return_end: z.string().nullable(),
  write_access: z.boolean(),
  read_access: z.boolean(),
  can_approve: z.boolean(),
  locked: z.boolean(),
  generated_versions_len: z.int(),
  clients: z.array(z.object({ id: z.int(), full_name: z.string() }).loose()),
});
export type CruiseSummary = z.infer<typeof cruiseSummary>;

const amount = z.number().nullable();
const parties = z.array(partyView);

/** One agreement with everything that follows from it. */
export const cruiseView = cruiseSummary.extend({
  ...HEAD_SHAPE,
  yacht: yachtView.nullable(),
  carriers: parties,
  central_agents: parties,
  captains: parties,
  clients: parties,
  passengers: parties,
  brokers: parties,
  stakeholders: parties,
  waypoints: z.array(waypointView),
  fuel_bunkers: z.array(bunkerView),
  special_conditions: z.array(serviceView),
  /** Numbers of versions; `generated_versions` tells who reads them. */
  first_generated_version: z.int().nullable(),
  last_generated_version: z.int().nullable(),
  routing_cons_estimate: amount,
  journey_cons_estimate: amount,
  total_fuel_consumption: amount,
  total_oil_price: amount,
  total_services_price: amount,
  net_total: amount,
  effective_vat_rate: amount,
  vat_amount: amount,
  vat_country: z.string().nullable(),
  total_agreement_price: amount,
  requested_cea_amount: amount,
  requested_deposit_amount: amount,
  grand_total_price: amount,
  /** A deduction above the paid deposit counts once it is the confirmed one. */
  deposit_deduction_confirmed: deductionConfirmed.nullable(),
  /** Figures of this draft rest on estimated times. */
  estimated: z.boolean(),
  /** The reason why figures are missing; null where all could be calculated. */
  plan_error: z.string().nullable(),
});
export type CruiseView = z.infer<typeof cruiseView>;
