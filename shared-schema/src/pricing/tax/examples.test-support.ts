import { readFileSync } from "node:fs";
import { z } from "zod";
import { CONTRACT_TYPES } from "../../agreement/schema.ts";
import { YACHT_STATUSES } from "../../yacht/schema.ts";
import { testFacts } from "./testing.test-support.ts";
import type { TaxFacts } from "./types.ts";
import { isEuZone } from "./zones.ts";

const inputs = z.object({
  net_total: z.number(),
  contract_type: z.enum(CONTRACT_TYPES),
  requested_contract_type: z.enum(CONTRACT_TYPES).optional(),
  embarkation_country: z.string(),
  yacht_status: z.enum(YACHT_STATUSES).optional(),
  trips: z
    .array(
      z.object({
        calls: z.array(z.string()),
        nm: z.number(),
        fr_nm: z.number(),
        hours: z.number(),
        foreign_anchorage: z.array(z.string()).default([]),
      }),
    )
    .default([]),
  hours_eu: z.number().optional(),
  hours_total: z.number().optional(),
  hours_by_zone: z.record(z.string(), z.number()).optional(),
  days_by_country: z.record(z.string(), z.number()).optional(),
  days_total: z.number().optional(),
  signed: z.string().optional(),
  greek_coc: z.enum(["UNLIMITED", "LIMITED"]).optional(),
  loa: z.number().optional(),
  gross_tonnage: z.number().optional(),
  leaves_fr_waters: z.boolean().optional(),
});
type Inputs = z.infer<typeof inputs>;
const example = z.object({ id: z.string(), inputs, expected: z.looseObject({}) });
/** A file of the fixtures. */
export const readFixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/${name}.json`, import.meta.url), "utf8"));
/** The worked examples of a rate. */
export const taxExamples = z.array(example).parse(readFixture("tax-examples"));

/** Hours beyond the given EU hours were spent on the high seas. */
function hoursByZone(given: Inputs): Record<string, number> | null {
  if (given.hours_by_zone) return given.hours_by_zone;
  if (given.hours_eu === undefined || given.hours_total === undefined) return null;
  return { [given.embarkation_country]: given.hours_eu, INT: given.hours_total - given.hours_eu };
}

/** The facts of an example. */
export function factsOf(given: Inputs): TaxFacts {
  const hours = hoursByZone(given);
  const spent = Object.entries(hours ?? given.days_by_country ?? {}).filter(([, amount]) => amount > 0);
  const zones = spent.map(([zone]) => zone);
  const allEu = zones.length > 0 && zones.every(isEuZone);
  return testFacts({
    contract_type: given.requested_contract_type ?? given.contract_type,
    yacht_status: given.yacht_status ?? "COMMERCIAL",
    embarkation_zone: given.embarkation_country === "MC" ? "FR" : given.embarkation_country,
    signed: given.signed ?? null,
    trips: given.trips.map((trip) => ({ ...trip, calls: trip.calls.map((call) => (call === "MC" ? "FR" : call)) })),
    hours_total: given.hours_total ?? null,
    hours_by_zone: hours,
    days_by_zone: given.days_by_country ?? null,
    zones,
    eu_extent: zones.length === 0 ? null : allEu ? "ALL" : "SOME",
    duration_hours: given.hours_total ?? (given.days_total ?? 7) * 24,
    loa: given.loa ?? null,
    gross_tonnage: given.gross_tonnage ?? null,
    leaves_fr_waters: given.leaves_fr_waters ?? null,
    greek_certificate: given.greek_coc ?? null,
  });
}
