import { HEAD } from "../head/rows.ts";
import { PART_MAPS } from "../schema.ts";

/** Terms besides the head's fields and the maps of parts: groups of fields, and what follows from others. */
const OTHERS = [
  ...[
    "articles_edition",
    "dates",
    "yacht",
    "parties",
    "bank_accounts",
    "embarkations",
    "trips",
    "rate_explanation",
    "tax_answers",
  ],
  ...["total_nm", "total_fuel_consumption", "effective_vat_rate", "vat_country", "total_oil_price"],
  ...["total_services_price", "net_total", "vat_amount", "total_agreement_price", "requested_cea_amount"],
  ...["requested_deposit_amount", "grand_total_price"],
];
const TERMS: ReadonlySet<string> = new Set([...Object.keys(HEAD), ...PART_MAPS, ...OTHERS]);
/** A field, a role, or the key of a part. */
const STEP = /^[a-z0-9][\w:-]*$/i;

/**
 * Is this the path of a term, as a comment names it: «grand_total_price», «waypoints.<id>.place»? The part may be gone: a comment stays with
 * what it was about.
 */
export function isTermPath(about: string): boolean {
  const [term = "", ...steps] = about.split(".");
  return TERMS.has(term) && steps.length <= 3 && steps.every((step) => STEP.test(step));
}
