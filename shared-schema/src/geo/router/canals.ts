import type { Position } from "../../basics.ts";
import { rhumbLength } from "../rhumb.ts";

/** A canal: the line from deep water at one mouth to deep water at the other, over what the coast data calls land. */
export interface Canal {
  name: "Corinth" | "Kiel" | "Suez" | "Panama";
  line: readonly Position[];
}

type Point = readonly [latitude: number, longitude: number];

function canal(name: Canal["name"], ...points: readonly Point[]): Canal {
  return { name, line: points.map(([latitude, longitude]) => ({ latitude, longitude })) };
}

/** The canals that sea-going yachts take between two seas. */
export const CANALS: readonly Canal[] = [
  canal("Corinth", [37.965, 22.947], [37.9515, 22.9625], [37.9185, 23.005], [37.905, 23.02]),
  canal(
    "Kiel",
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
  ),
  canal(
    "Suez",
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
  ),
  canal(
    "Panama",
    [9.41, -79.92],
    [9.28, -79.92],
    [9.2, -79.92],
    [9.17, -79.83],
    [9.12, -79.71],
    [9.05, -79.645],
    [8.99, -79.59],
    [8.945, -79.565],
    [8.87, -79.52],
  ),
];

/** One way through a canal, from its first point to its last. */
export interface Gate {
  canal: Canal["name"];
  line: readonly Position[];
  nm: number;
}

/** Every canal both ways. */
export function gatesOf(canals: readonly Canal[]): Gate[] {
  return canals.flatMap(({ name, line }) => {
    const nm = rhumbLength(line);
    return [
      { canal: name, line, nm },
      { canal: name, line: line.toReversed(), nm },
    ];
  });
}
