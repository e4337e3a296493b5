import geodesic from "geographiclib-geodesic";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { createGeo } from "shared-schema/geo/geo";
import { loadGeoDataForTests } from "shared-schema/geo/loadForTests.test-support";
import { rhumbLine } from "shared-schema/geo/rhumb";
import { makePlan } from "shared-schema/pricing/plan";
import { demoInput } from "./demoInput.ts";
import { medianMs, printRows } from "./table.ts";

/** Measures how long a change of a draft keeps the worker busy. */
export async function benchPlan(): Promise<void> {
  const started = performance.now();
  const input = demoInput(createGeo(loadGeoDataForTests()));
  const loadMs = performance.now() - started;
  const { agreement } = input;
  const plan = (body: AgreementBody) => makePlan({ ...input, agreement: body });

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
