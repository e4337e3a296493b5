import geodesic from "geographiclib-geodesic";
import { currentContract } from "shared-schema/contract/draft";
import { contractBody } from "shared-schema/contract/html";
import { rivieraFacts } from "shared-schema/contract/testing.test-support";
import { openCoastTiles } from "shared-schema/geo/coast/coastTiles";
import { createGeo } from "shared-schema/geo/geo";
import { loadGeoDataForTests, loadPassagesForTests } from "shared-schema/geo/loadForTests.test-support";
import { parsePlaces } from "shared-schema/geo/places/places";
import { createPlaceSearch } from "shared-schema/geo/places/search/search";
import { rhumbLine } from "shared-schema/geo/rhumb";
import { REFERENCE_PAIRS } from "shared-schema/geo/router/references.test-support";
import { createRouter } from "shared-schema/geo/router/router";
import { makePlan } from "shared-schema/pricing/plan";
import { fileAssets } from "../../../sync-server/src/ports/files/assets.ts";
import { printContract } from "../../../sync-server/src/ports/printer/printContract.ts";
import { ASSETS, plainly } from "../contract/contract.ts";
import { demoInput } from "../demoInput.ts";
import { type Ratio, ratioOf } from "./ratio.ts";
import { yardstick } from "./yardstick.ts";

const LIGURIA = { latitude: 43.9, longitude: 8.5 };
const PASSAGES = 6;

/** Route, price, search and contract: work of the processor alone. */
export async function computedRatios(): Promise<Ratio[]> {
  const data = loadGeoDataForTests();
  return [...(await plans(createGeo(data))), ...(await searches(data)), await contract()];
}

async function plans(geo: ReturnType<typeof createGeo>): Promise<Ratio[]> {
  const input = demoInput(geo);
  const points = Object.values(input.agreement.waypoints);
  const legs = points.flatMap((from, index) => {
    const to = points[(index + 1) % points.length];
    return to ? [{ from, to }] : [];
  });
  const geodesics = () =>
    legs.map(({ from, to }) =>
      geodesic.Geodesic.WGS84.Inverse(from.latitude, from.longitude, to.latitude, to.longitude),
    );
  const rhumbs = () => legs.map(({ from, to }) => rhumbLine(from, to).nm);
  return [
    { row: "legs measured / geographiclib", ratio: await ratioOf(300, times(20, rhumbs), times(20, geodesics)) },
    {
      row: "route, rate and price of a cruise / yardstick",
      ratio: await ratioOf(100, () => makePlan({ ...input, agreement: { ...input.agreement } }), yardstick),
    },
  ];
}

async function searches(data: ReturnType<typeof loadGeoDataForTests>): Promise<Ratio[]> {
  const search = createPlaceSearch({ harbours: data.harbours, places: parsePlaces(data.places) });
  const tiles = openCoastTiles(data.coast);
  const passages = loadPassagesForTests();
  const route = () => {
    const router = createRouter({ tiles, passages });
    for (const { from, to } of REFERENCE_PAIRS.slice(0, PASSAGES)) router.route(from, to, { canals: false });
  };
  return [
    {
      row: "a place found by its name / yardstick",
      ratio: await ratioOf(50, () => search.find("saint tropez", LIGURIA, 8), yardstick),
    },
    { row: `${PASSAGES} passages routed / yardstick`, ratio: await ratioOf(10, route, yardstick) },
  ];
}

async function contract(): Promise<Ratio> {
  const assets = fileAssets(ASSETS);
  const doc = currentContract(rivieraFacts(), "https://passerelle.test");
  const ratio = await ratioOf(15, () => printContract(assets, doc, null), plainly(contractBody(doc)));
  return { row: "a contract laid out / jsPDF, the same text unlaid", ratio };
}

function times(count: number, work: () => unknown): () => void {
  return () => {
    for (let turn = 0; turn < count; turn += 1) work();
  };
}
