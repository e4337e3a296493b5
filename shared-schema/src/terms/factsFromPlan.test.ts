import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { agreementFromFixture, cruiseFixture, yachtFromFixture } from "../agreement/fromFixture.ts";
import { buildContract } from "../contract/document.ts";
import { contractBody } from "../contract/html.ts";
import { NO_PLATES } from "../contract/pdf/plates.ts";
import { contractPdf } from "../contract/pdf.ts";
import { partOf, rivieraFacts, testFonts, testOptions } from "../contract/testing.test-support.ts";
import { createGeo } from "../geo/geo.ts";
import { loadGeoDataForTests } from "../geo/loadForTests.test-support.ts";
import { makePlan } from "../pricing/plan.ts";
import { seedTaxRows } from "../pricing/tax/seedRows.ts";
import { factsFromPlan } from "./factsFromPlan.ts";
import { fingerprint } from "./fingerprint.ts";
import { missingOf } from "./missing.ts";

const geo = createGeo(loadGeoDataForTests());
const taxRows = seedTaxRows();
const creation = { created_by: 1, created_at: "2027-01-15T09:00:00Z" };
const { profiles } = rivieraFacts();
const sailing = Object.keys(profiles).map(Number).slice(-8);

/** The contract's facts of one of the demo cruises, planned for real. */
function factsOf(name: string) {
  const fixture = cruiseFixture.parse(
    JSON.parse(readFileSync(new URL(`../../fixtures/cruises/${name}.json`, import.meta.url), "utf8")),
  );
  let next = 0;
  const newId = () => partOf(++next);
  const yacht = yachtFromFixture(fixture, creation);
  const bare = agreementFromFixture(fixture, { newId, yacht_id: 1, passengers: sailing, ...creation });
  const agreement = { ...bare, parties: { ...rivieraFacts().agreement.parties, ...bare.parties } };
  const plan = makePlan({ agreement, yacht, geo, taxRows, today: "2027-01-20" });
  return { facts: factsFromPlan({ id: 42, agreement, yacht, profiles, plan }), plan };
}

test.each([
  ["riviera-corsica-sardinia", 3, "National"],
  ["iles-d-or-national", 1, "National"],
  ["balearics-charter", 1, "Location / Hire"],
  ["leewards-usd", 1, "Location / Hire"],
])("%s: the contract tells its route, its trips and its price", (name, trips, kind) => {
  const { facts, plan } = factsOf(name);
  expect(facts.derived.trips).toHaveLength(trips);
  expect(facts.derived.grand_total_price).toBe(plan.price.grand_total_price);
  expect(facts.derived.waypoints.at(-1)?.leg_nm).toBeNull();
  const doc = buildContract(facts, { ...testOptions, fingerprint: fingerprint(facts) });
  const body = contractBody(doc);
  expect(body).toContain(kind);
  expect(body).not.toMatch(/null|undefined|NaN/);
  const { bytes, pages, unprintable } = contractPdf(doc, testFonts(), NO_PLATES);
  expect(pages).toBeGreaterThan(3);
  expect(unprintable).toEqual([]);
  // Without its structure it would be half as large.
  expect(bytes.length).toBeLessThan(330_000);
});

test("the weighted rates of the trips are the effective rate", () => {
  const { derived } = factsOf("riviera-corsica-sardinia").facts;
  const rate = derived.trips.reduce((sum, trip) => sum + (trip.weight ?? 0) * (trip.rate ?? 0), 0);
  expect(rate).toBeCloseTo(derived.effective_vat_rate ?? -1, 5);
  expect(derived.trips.map((trip) => `${trip.from}–${trip.to}`)).toEqual([
    "Cannes–Ajaccio",
    "Ajaccio–Monaco",
    "Monaco–Cannes",
  ]);
});

test("a planned cruise lacks only its calls for fund, and areas for a charter", () => {
  // This cruise asks for no deposit.
  const calls = ["CRUISE", "CEA"].map((type) => `cruise.contract_payment_calls.${type}`);
  const paths = missingOf(factsOf("balearics-charter").facts).paths.filter((path) => !path.includes("r_passengers"));
  expect(paths).toEqual(["cruise.cruise_areas", ...calls]);
});
