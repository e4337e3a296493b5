import type { Position } from "../../base/basics.ts";
import { chainOf, nmOf, positionAt, type Waterway, type WaterwayName } from "./waterway.ts";

/** IJmuiden to the Oranjesluizen east of Amsterdam. */
const TO_AMSTERDAM: readonly (readonly [number, number])[] = [
  [52.464, 4.515],
  [52.4635, 4.57],
  [52.4675, 4.605],
  [52.46, 4.635],
  [52.445, 4.675],
  [52.428, 4.715],
  [52.421, 4.77],
  [52.4145, 4.835],
  [52.4, 4.875],
  [52.3815, 4.905],
  [52.3775, 4.935],
  [52.3815, 4.961],
];

/**
 * The canals that sea-going yachts take. Their limits are those that the canals' authorities publish, of the larger locks
 * where there are two sizes.
 */
export const CANALS: readonly Waterway[] = [
  {
    name: "Corinth",
    joinsTwoSeas: true,
    reach: 0.15,
    // aedik.gr, regulations, article 2: 18.3 m at most; 7.2 m of draft below 14 m of beam, 6.2 m at 16.5 m, the widest of its
    // table. One pair of figures represents the table here. Air draft: aedik.gr, specifications.
    limits: { beam: 16.5, draft: 7.2, air_draft: 52 },
    line: chainOf([
      [37.965, 22.947],
      [37.9515, 22.9625],
      [37.9185, 23.005],
      [37.905, 23.02],
    ]),
  },
  {
    // Wasserstraßen- und Schifffahrtsamt Nord-Ostsee-Kanal: for ships of up to 160 m.
    name: "Kiel",
    joinsTwoSeas: true,
    reach: 0.3,
    limits: { beam: 32.5, draft: 9.5, air_draft: 40 },
    line: chainOf([
      [53.88, 9.13],
      [53.893, 9.143],
      [54.02, 9.32],
      [54.1, 9.325],
      [54.19, 9.42],
      [54.215, 9.6],
      [54.31, 9.67],
      [54.345, 9.78],
      [54.365, 9.88],
      [54.345, 9.97],
      [54.37, 10.08],
      [54.366, 10.145],
      [54.385, 10.185],
    ]),
  },
  {
    // Suez Canal Authority, rules of navigation: 254 ft, 66 ft, and 68 m below the bridge at El Qantara.
    name: "Suez",
    joinsTwoSeas: true,
    reach: 1,
    limits: { beam: 77.5, draft: 20.1, air_draft: 68 },
    line: chainOf([
      [31.34, 32.39],
      [31.23, 32.34],
      [30.95, 32.31],
      [30.7, 32.34],
      [30.57, 32.31],
      [30.43, 32.355],
      [30.33, 32.39],
      [30.23, 32.5],
      [30.15, 32.57],
      [29.93, 32.575],
      [29.86, 32.55],
    ]),
  },
  {
    // Panama Canal Authority, vessel requirements, Neopanamax locks.
    name: "Panama",
    joinsTwoSeas: true,
    reach: 1.5,
    limits: { beam: 51.25, draft: 15.24, air_draft: 57.91 },
    line: chainOf([
      [9.41, -79.92],
      [9.28, -79.92],
      [9.2, -79.92],
      [9.17, -79.83],
      [9.12, -79.71],
      [9.05, -79.645],
      [8.99, -79.59],
      [8.945, -79.565],
      [8.87, -79.52],
    ]),
  },
  {
    // The sea lock at IJmuiden is 70 m wide; Port of Amsterdam lets 13.72 m of draft pass.
    name: "Noordzeekanaal",
    joinsTwoSeas: false,
    reach: 0.4,
    limits: { draft: 13.72 },
    line: chainOf(TO_AMSTERDAM),
  },
  {
    // On through the Prins Willem-Alexandersluis: Rijkswaterstaat, 24 m wide, 4.5 m deep.
    name: "Oranjesluizen",
    joinsTwoSeas: true,
    reach: 0.4,
    limits: { beam: 24, draft: 4.5 },
    line: chainOf([...TO_AMSTERDAM, [52.376, 4.985], [52.368, 5.03]]),
    lock: [positionAt([52.376, 4.962]), positionAt([52.384, 4.975])],
  },
];

/** One way through a canal, from its first point to its last. */
export interface Gate {
  canal: WaterwayName;
  line: readonly Position[];
  nm: number;
}

/** Every canal both ways. */
export function gatesOf(canals: readonly Waterway[]): Gate[] {
  return canals.flatMap(({ name, line, joinsTwoSeas }) => {
    if (!joinsTwoSeas) return [];
    const nm = nmOf(line);
    return [
      { canal: name, line, nm },
      { canal: name, line: line.toReversed(), nm },
    ];
  });
}
