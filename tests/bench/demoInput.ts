import { agreementFromFixture, cruiseFixture, yachtFromFixture } from "shared-schema/agreement/fromFixture";
import riviera from "shared-schema/fixtures/cruises/riviera-corsica-sardinia.json" with { type: "json" };
import type { Geo } from "shared-schema/geo/types";
import type { PlanInput } from "shared-schema/pricing/plan";
import { seedTaxRows } from "shared-schema/pricing/tax/seedRows";
import { v7 } from "uuid";

const CREATED = { created_by: 1, created_at: "2026-11-20T10:00:00Z" };

/** The Riviera cruise of the fixtures, ready to be planned. */
export function demoInput(geo: Geo): PlanInput {
  const fixture = cruiseFixture.parse(riviera);
  const passengers = Array.from({ length: 8 }, (_, index) => 10 + index);
  return {
    agreement: agreementFromFixture(fixture, { newId: v7, yacht_id: 1, passengers, ...CREATED }),
    yacht: yachtFromFixture(fixture, CREATED),
    geo,
    taxRows: seedTaxRows(),
    today: "2026-11-20",
  };
}
