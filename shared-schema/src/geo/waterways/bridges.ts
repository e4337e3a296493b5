import type { Position } from "../../base/basics.ts";
import { crosses } from "./crossing.ts";
import { type Point, positionAt } from "./waterway.ts";

/** A fixed bridge over water that yachts pass. */
interface Bridge {
  name: string;
  /** Metres under the middle span, the lowest figure where sources differ; null where none is certain. */
  clearance: number | null;
  /** The publication that states the clearance. */
  source: string | null;
  ends: readonly [Position, Position];
}

function bridge(name: string, clearance: number | null, source: string | null, a: Point, b: Point): Bridge {
  return { name, clearance, source, ends: [positionAt(a), positionAt(b)] };
}

/** They let no ship of 58 m or more pass, whatever each bridge would allow. */
const STRAITS = "Turkish Straits maritime traffic regulations";

const WIKIPEDIA = "Wikipedia, article on the bridge";

/** Bridges over the straits and rivers that routes lead through, from shore to shore. */
export const BRIDGES: readonly Bridge[] = [
  bridge("15 Temmuz Şehitler (Bosphorus)", 58, STRAITS, [41.0505, 29.0255], [41.0395, 29.0435]),
  bridge("Fatih Sultan Mehmet (Bosphorus)", 58, STRAITS, [41.0925, 29.0525], [41.0895, 29.071]),
  bridge("Yavuz Sultan Selim (Bosphorus)", 58, STRAITS, [41.2055, 29.0985], [41.199, 29.125]),
  bridge("1915 Çanakkale (Dardanelles)", 70, WIKIPEDIA, [40.352, 26.62], [40.329, 26.655]),
  bridge("Rio–Antirrio", 52, WIKIPEDIA, [38.304, 21.784], [38.3385, 21.763]),
  bridge("Great Belt, east", 65, WIKIPEDIA, [55.3305, 10.985], [55.3535, 11.1]),
  bridge("Great Belt, west", 18, "storebaelt360.dk", [55.296, 10.84], [55.3265, 10.968]),
  bridge("Øresund", 57, WIKIPEDIA, [55.563, 12.9], [55.603, 12.755]),
  bridge("Little Belt", 44, WIKIPEDIA, [55.5105, 9.757], [55.523, 9.744]),
  bridge("Storstrøm", 26, "yacht.de", [54.973, 11.885], [54.946, 11.87]),
  bridge("25 de Abril (Lisbon)", 70, WIKIPEDIA, [38.675, -9.1725], [38.703, -9.181]),
  bridge("Queen Elizabeth II (Dartford)", null, null, [51.458, 0.262], [51.4715, 0.2555]),
  bridge("Forth", 44, WIKIPEDIA, [55.988, -3.395], [56.0125, -3.39]),
  bridge("Skye", null, null, [57.2725, -5.742], [57.28, -5.727]),
  bridge("Šibenik", 28, "sea-seek.com, with the power line beside it", [43.7555, 15.842], [43.7665, 15.864]),
  bridge("Pelješac", 55, WIKIPEDIA, [42.938, 17.529], [42.914, 17.543]),
  bridge("Krk", null, null, [45.2515, 14.5765], [45.2375, 14.5665]),
  bridge("Golden Gate", 67, WIKIPEDIA, [37.808, -122.476], [37.834, -122.4815]),
  bridge("Verrazzano-Narrows", 69, WIKIPEDIA, [40.6025, -74.06], [40.61, -74.028]),
  bridge(
    "Bridge of the Americas (Panama)",
    57,
    "Panama Canal Authority: 57.91 m of air draft",
    [8.9455, -79.5725],
    [8.9415, -79.5585],
  ),
  bridge("Sydney Harbour", 49, WIKIPEDIA, [-33.8555, 151.2095], [-33.8475, 151.2125]),
  bridge("Lions Gate (Vancouver)", 61, WIKIPEDIA, [49.3105, -123.1395], [49.3205, -123.1365]),
];

/** The bridges that a line passes under, in the order of `BRIDGES`. */
export function bridgesOver(points: readonly Position[]): Bridge[] {
  return BRIDGES.filter(({ ends }) => crosses(points, ends));
}
