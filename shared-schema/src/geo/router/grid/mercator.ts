import { RADIANS } from "../../angles.ts";

const FLATTENING = 1 / 298.257223563;
const E = Math.sqrt(FLATTENING * (2 - FLATTENING));
const E2 = E * E;
/** The isometric latitude of a pole is infinite. */
const MAX_LATITUDE = 89.9;

// The latitude from the conformal latitude: the first terms of the series, good to a metre.
const SERIES = [
  E2 / 2 + (5 * E2 ** 2) / 24 + E2 ** 3 / 12,
  (7 * E2 ** 2) / 48 + (29 * E2 ** 3) / 240,
  (7 * E2 ** 3) / 120,
] as const;

/** The isometric latitude on WGS84, degrees in and out: rhumb lines are straight in it and the longitude. */
export function isometric(latitude: number): number {
  const sine = Math.sin(Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude)) * RADIANS);
  return (Math.atanh(sine) - E * Math.atanh(E * sine)) / RADIANS;
}

/** The latitude of an isometric latitude, degrees. */
export function latitudeOf(isometricLatitude: number): number {
  const conformal = Math.atan(Math.sinh(isometricLatitude * RADIANS));
  const [a, b, c] = SERIES;
  return (
    (conformal + a * Math.sin(2 * conformal) + b * Math.sin(4 * conformal) + c * Math.sin(6 * conformal)) / RADIANS
  );
}
