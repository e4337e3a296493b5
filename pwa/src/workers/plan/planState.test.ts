import { readFileSync } from "node:fs";
import { agreementFromFixture, cruiseFixture, yachtFromFixture } from "shared-schema/agreement/fromFixture";
import { createGeo } from "shared-schema/geo/geo";
import { loadGeoDataForTests } from "shared-schema/geo/loadForTests.test-support";
import { makePlan } from "shared-schema/pricing/plan";
import { seedTaxRows } from "shared-schema/pricing/tax/seedRows";
import { v7 as newId } from "uuid";
import { expect, it } from "vitest";
import { meanwhile, NO_PLAN, planned } from "./planState.ts";

const creation = { created_by: 1, created_at: "2027-01-15T09:00:00Z" };
const file = new URL("../../../../shared-schema/fixtures/cruises/balearics-charter.json", import.meta.url);

function plan() {
  const fixture = cruiseFixture.parse(JSON.parse(readFileSync(file, "utf8")));
  const yacht = yachtFromFixture(fixture, creation);
  const agreement = agreementFromFixture(fixture, { newId, yacht_id: 1, passengers: [], ...creation });
  const geo = createGeo(loadGeoDataForTests());
  return makePlan({ agreement, yacht, geo, taxRows: seedTaxRows(), today: "2027-01-20" });
}

it("leaves no older total standing when a plan failed, and is back with the next one", () => {
  const made = plan();
  const before = planned(NO_PLAN, made, false);
  expect(before).toEqual({ plan: made, busy: false, failed: false, delta: null });
  const after = planned({ ...before, delta: { total: 100 } }, null, false);
  expect(after).toEqual({ plan: null, busy: false, failed: true, delta: null });
  expect(planned(after, made, false)).toEqual(before);
});

it("shows the kept plan while the first one is made, and never in the place of an answer", () => {
  const kept = plan();
  const opened = meanwhile(NO_PLAN, kept);
  expect(opened).toEqual({ plan: kept, busy: true, failed: false, delta: null });
  expect(planned(opened, kept, false)).toEqual({ plan: kept, busy: false, failed: false, delta: null });
  expect(meanwhile(NO_PLAN, null)).toEqual(NO_PLAN);
  for (const answer of [plan(), null]) {
    const answered = planned(NO_PLAN, answer, false);
    expect(meanwhile(answered, kept)).toBe(answered);
  }
});
