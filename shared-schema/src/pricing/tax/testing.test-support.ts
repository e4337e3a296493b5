import type { TaxFacts } from "./types.ts";

/** Facts of a week's charter of which nothing else is known, to be varied. */
export function testFacts(changes: Partial<TaxFacts>): TaxFacts {
  return {
    contract_type: "CHARTER",
    yacht_status: "COMMERCIAL",
    embarkation_zone: null,
    signed: null,
    supply: null,
    trips: [],
    hours_total: null,
    hours_by_zone: null,
    days_by_zone: null,
    zones: [],
    eu_extent: null,
    duration_hours: 168,
    nm: null,
    loa: null,
    gross_tonnage: null,
    flag: null,
    leaves_fr_waters: null,
    greek_certificate: null,
    hirer_days_last_12_months: null,
    missing_times: [],
    timeline: [],
    ...changes,
  };
}
