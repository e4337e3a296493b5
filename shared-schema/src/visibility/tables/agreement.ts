import { HEAD_AUDIENCES } from "../../agreement/head/fields.ts";
import type { AgreementBody } from "../../agreement/schema.ts";
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
import { commentAudience } from "./comments.ts";

/** Passengers read the itinerary, the yacht and what concerns themselves: everything else is the contract's. */
export const agreementFields = {
  ...HEAD_AUDIENCES,
  articles_edition: "contract",
  status: "readers",
  version: "readers",
  generated_versions_len: "readers",
  created_by: "readers",
  created_at: "readers",
  settlement: "contract",
  deposit_deduction_confirmed: "contract",
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
