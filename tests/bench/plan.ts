import geodesic from "geographiclib-geodesic";
import { agreementFromFixture, cruiseFixture, yachtFromFixture } from "shared-schema/agreement/fromFixture";
import type { AgreementBody } from "shared-schema/agreement/schema";
import riviera from "shared-schema/fixtures/cruises/riviera-corsica-sardinia.json" with { type: "json" };
import { createGeo } from "shared-schema/geo/geo";
import { loadGeoDataForTests } from "shared-schema/geo/loadForTests.test-support";
import { rhumbLine } from "shared-schema/geo/rhumb";
import { makePlan } from "shared-schema/pricing/plan";
import { seedTaxRows } from "shared-schema/pricing/tax/seedRows";
import { v7 } from "uuid";
import { medianMs, printRows } from "./table.ts";

const CREATED = { created_by: 1, created_at: "2026-11-20T10:00:00Z" };

/** Measures how long a change of a draft keeps the worker busy. */
export async function benchPlan(): Promise<void> {
  const fixture = cruiseFixture.parse(riviera);
  const yacht = yachtFromFixture(fixture, CREATED);
  const passengers = Array.from({ length: 8 }, (_, index) => 10 + index);
  const agreement = agreementFromFixture(fixture, { newId: v7, yacht_id: 1, passengers, ...CREATED });
  const started = performance.now();
  const geo = createGeo(loadGeoDataForTests());
  const loadMs = performance.now() - started;
  const taxRows = seedTaxRows();
  const plan = (body: AgreementBody) => makePlan({ agreement: body, yacht, geo, taxRows, today: "2026-11-20" });

  const points = Object.values(agreement.waypoints);
  const legs = Array.from({ length: 60 }, (_, index) => [points[index % 9], points[(index + 1) % 9]] as const);
  const rhumbs = await medianMs(200, () => legs.map(([from, to]) => from && to && rhumbLine(from, to).nm));
  const geodesics = await medianMs(200, () =>
    legs.map(
      ([from, to]) =>
        from && to && geodesic.Geodesic.WGS84.Inverse(from.latitude, from.longitude, to.latitude, to.longitude).s12,
    ),
  );
  printRows("plan: route, rate and price of the Riviera cruise (9 waypoints)", [
    { what: "load the chart data", ours: loadMs, unit: "ms" },
    { what: "recompute after a change", ours: await medianMs(100, () => plan({ ...agreement })), unit: "ms" },
    { what: "60 legs measured", ours: rhumbs, unit: "ms", peer: { name: "geographiclib", value: geodesics } },
  ]);
}
