import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { agreementFromFixture, cruiseFixture, yachtFromFixture } from "../agreement/fromFixture.ts";
import { type AgreementBody, agreementBody } from "../agreement/schema.ts";
import { createGeo } from "../geo/geo.ts";
import { loadGeoDataForTests } from "../geo/loadForTests.test-support.ts";
import { yachtBody } from "../yacht/schema.ts";
import { makePlan, type Plan, type PlanInput } from "./plan.ts";
import { seedTaxRows } from "./tax/seedRows.ts";

const geo = createGeo(loadGeoDataForTests());
const taxRows = seedTaxRows();
const creation = { created_by: 1, created_at: "2026-11-20T00:00:00Z" };

/** The plan input of a cruise of the fixtures on the real earth, with twelve profiles to travel. */
export function inputOf(name: string, change: (agreement: AgreementBody) => AgreementBody = (same) => same): PlanInput {
  const file = new URL(`../../fixtures/cruises/${name}.json`, import.meta.url);
  const fixture = cruiseFixture.parse(JSON.parse(readFileSync(file, "utf8")));
  let last = 0;
  const newId = () => `01900000-0000-7000-8000-${String(++last).padStart(12, "0")}`;
  const passengers = Array.from({ length: 12 }, (_, index) => index + 1);
  const agreement = change(agreementFromFixture(fixture, { newId, yacht_id: 1, ...creation, passengers }));
  const yacht = yachtBody.parse(yachtFromFixture(fixture, creation));
  return { agreement: agreementBody.parse(agreement), yacht, geo, taxRows, today: "2026-11-20" };
}

/** Its plan, which must be plain JSON and have no faults. */
export function planOf(name: string, change?: (agreement: AgreementBody) => AgreementBody): Plan {
  const plan = makePlan(inputOf(name, change));
  expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
  expect(plan.itinerary.waypoints.flatMap(({ errors }) => Object.keys(errors))).toEqual([]);
  return plan;
}

export const RIVIERA = "riviera-corsica-sardinia";
