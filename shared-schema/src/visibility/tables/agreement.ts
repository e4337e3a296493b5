import type { AgreementBody } from "../../agreement/schema.ts";
import { commentAudience } from "../audiences/comments.ts";
import type { Table } from "../audiences/table.ts";
import {
  clauseFields,
  commentFields,
  expenseFields,
  fuelBunkerFields,
  partyFields,
  paymentCallFields,
  paymentFields,
  serviceFields,
  stayFields,
  waypointFields,
} from "./agreementParts.ts";

/** Passengers read the itinerary, the yacht and what concerns themselves: everything else is the contract's. */
export const agreementFields = {
  name: "readers",
  contract_type: "readers",
  // A code alone; screens and exports write it beside no amount that a passenger sees.
  currency: "readers",
  articles_edition: "contract",
  language: "readers",
  status: "readers",
  version: "readers",
  generated_versions_len: "readers",
  created_by: "readers",
  created_at: "readers",
  yacht_id: "readers",
  delivery_date: "readers",
  redelivery_date: "readers",
  positioning_toward_start: "readers",
  positioning_return_end: "readers",
  cruise_areas: "readers",
  base_price_cruising: "contract",
  base_price_routing: "contract",
  // Litres are figures of the itinerary, which tells the fuel of each leg.
  routing_consumption: "readers",
  journey_consumption: "readers",
  requested_cea_ratio: "contract",
  requested_deposit_ratio: "contract",
  actual_client_expenses: "contract",
  actual_deposit_deduction: "contract",
  settlement: "contract",
  entered_vat_rate: "contract",
  entered_vat_reason: "contract",
  entered_vat_country: "contract",
  // What the hirer has told for the tax.
  hirer_days_last_12_months: "contract",
  greek_certificate: "contract",
  parties: { each: partyFields },
  waypoints: { each: waypointFields },
  special_conditions: { each: serviceFields },
  clauses: { each: clauseFields },
  fuel_bunkers: { each: fuelBunkerFields },
  stays: { each: stayFields },
  payment_calls: { each: paymentCallFields },
  payments: { each: paymentFields },
  expenses: { each: expenseFields },
  comments: { each: commentFields, audienceOf: commentAudience },
} as const satisfies Table<AgreementBody>;
