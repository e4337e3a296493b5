import { loadGeoDataForTests } from "shared-schema/geo/loadForTests.test-support";
import { parsePlaces } from "shared-schema/geo/places/places";
import { createPlaceSearch } from "shared-schema/geo/places/search/search";
import { medianMs, printRows, type Row } from "./table.ts";

const LIGURIA = { latitude: 43.9, longitude: 8.5 };
/** Few letters, a name, two words, typing errors, nothing at all, a position. */
const QUERIES = ["p", "portofino", "saint tropez", "protofino", "zzzzzzzzzzzz", "43°34.8' N 7°07.4' E"];
/** The longest time allowed between a key and the list, ms. */
const ALLOWED_MS = 50;
const RUNS = 9;

/** Measures the search for a typed place among all harbours, anchorages and towns. */
export async function benchPlaces(): Promise<void> {
  const data = loadGeoDataForTests();
  const search = createPlaceSearch({ harbours: data.harbours, places: parsePlaces(data.places) });
  const rows: Row[] = [];
  for (const query of QUERIES) {
    const ours = await medianMs(RUNS, () => search.find(query, LIGURIA, 8));
    rows.push({ what: `«${query}»`, ours, unit: "ms", peer: { name: "allowed", value: ALLOWED_MS } });
  }
  printRows("A place that is typed, to its list", rows);
}
