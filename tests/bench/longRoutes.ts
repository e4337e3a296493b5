import type { Position } from "shared-schema/base/basics";
import { openCoastTiles } from "shared-schema/geo/coast/coastTiles";
import type { GeoData } from "shared-schema/geo/data";
import { loadPassagesForTests } from "shared-schema/geo/loadForTests.test-support";
import { createRouter } from "shared-schema/geo/router/router";
import { printRows } from "./table.ts";

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });

/** Searches that once took seconds: long ways, and ways round isthmuses. */
const LONG: readonly (readonly [name: string, from: Position, to: Position])[] = [
  ["Istanbul – Odessa", at(41.008, 28.985), at(46.49, 30.75)],
  ["Dover – Rimini", at(51.117, 1.329), at(44.075, 12.58)],
  ["Phuket – Falmouth", at(7.82, 98.35), at(50.155, -5.06)],
  ["Cape Town – Auckland", at(-33.9, 18.42), at(-36.84, 174.77)],
  ["Split – Denarau", at(43.505, 16.44), at(-17.772, 177.383)],
  ["Saint-François – Venice", at(16.252, -61.272), at(45.429, 12.344)],
  ["Moville – Tollebeek", at(55.192, -7.039), at(52.678, 5.675)],
];

/** CPU time of the first search of a router, and of the same again. */
export function benchLongRoutes(data: GeoData): void {
  const passages = loadPassagesForTests();
  const rows = LONG.flatMap(([name, from, to]) => {
    const router = createRouter({ tiles: openCoastTiles(data.coast), passages });
    return ["first", "again"].map((which) => {
      const before = process.cpuUsage();
      router.route(from, to);
      const { user, system } = process.cpuUsage(before);
      return { what: `${name}, ${which}`, ours: (user + system) / 1000, unit: "ms CPU" };
    });
  });
  printRows("route: long searches", rows);
}
