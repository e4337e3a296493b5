import { createGeo } from "shared-schema/geo/geo";
import { loadGeoDataForTests } from "shared-schema/geo/loadForTests.test-support";
import { at, printRows } from "../table.ts";
import { inChromiumsWorker } from "./inChromiumsWorker.ts";
import { measurePrice, type PriceTimes, SIZE } from "./measure.ts";

/** A full recalculation of a large agreement takes no longer at the 95th percentile, ms. */
const AIM_MS = 4;

/** Prints what a large agreement costs to recalculate, here and where the app does it. */
export async function benchPrice(): Promise<void> {
  const { waypoints, services, bunkers, calls, expenses } = SIZE;
  const size = `${waypoints} waypoints, ${services} services, ${bunkers} bunkers, ${calls} calls, ${expenses} expenses`;
  print(`price in Node: ${size}`, measurePrice(createGeo(loadGeoDataForTests())));
  print("price in Chromium's worker: the same", await inChromiumsWorker());
}

function print(title: string, { recalculated, explained, priced, derived }: PriceTimes): void {
  printRows(title, [
    { what: `route, rate, price, calls and APA (aim ${AIM_MS} ms), 95 %`, ours: at(recalculated, 0.95), unit: "ms" },
    { what: "the same, median", ours: at(recalculated, 0.5), unit: "ms" },
    { what: "with the derivation of every figure, 95 %", ours: at(explained, 0.95), unit: "ms" },
    { what: "the same, median", ours: at(explained, 0.5), unit: "ms" },
    { what: "the price alone, median", ours: at(priced, 0.5), unit: "ms" },
    { what: "all derivations, once asked for, median", ours: at(derived, 0.5), unit: "ms" },
    { what: "the same, 95 %", ours: at(derived, 0.95), unit: "ms" },
  ]);
}
