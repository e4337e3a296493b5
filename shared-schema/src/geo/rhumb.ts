import type { Position } from "../base/basics.ts";
import { RADIANS } from "./angles.ts";

const METRES_PER_NM = 1852;
const EQUATORIAL_RADIUS = 6_378_137;
const FLATTENING = 1 / 298.257223563;
const E2 = FLATTENING * (2 - FLATTENING);
const E = Math.sqrt(E2);
/** The isometric latitude of a pole is infinite; a leg ends just short of it. */
const MAX_LATITUDE = 89.9999;
/** Below this difference of latitude (radians) the quotient of the two integrals loses digits. */
const NEARLY_ALONG_A_PARALLEL = 1e-6;

// Helmert's series for the length of the meridian, in the third flattening.
const N = FLATTENING / (2 - FLATTENING);
const RECTIFYING_RADIUS = (EQUATORIAL_RADIUS / (1 + N)) * (1 + N ** 2 / 4 + N ** 4 / 64);
const SERIES = [
  (-3 / 2) * N + (9 / 16) * N ** 3,
  (15 / 16) * N ** 2 - (15 / 32) * N ** 4,
  (-35 / 48) * N ** 3,
  (315 / 512) * N ** 4,
] as const;

/** Degrees of longitude from one meridian to another by the shorter way, −180 to 180. */
export function longitudeDifference(from: number, to: number): number {
  const difference = to - from;
  return Math.abs(difference) <= 180 ? difference : difference - 360 * Math.round(difference / 360);
}

/** A longitude brought back to −180 … 180. */
export function normalLongitude(longitude: number): number {
  return Math.abs(longitude) <= 180 ? longitude : longitude - 360 * Math.round(longitude / 360);
}

/** Metres along the meridian from the equator. */
function meridian(phi: number): number {
  const [a, b, c, d] = SERIES;
  const series = a * Math.sin(2 * phi) + b * Math.sin(4 * phi) + c * Math.sin(6 * phi) + d * Math.sin(8 * phi);
  return RECTIFYING_RADIUS * (phi + series);
}

function isometric(phi: number): number {
  const sine = Math.sin(phi);
  return Math.atanh(sine) - E * Math.atanh(E * sine);
}

function radiusOfParallel(phi: number): number {
  return (EQUATORIAL_RADIUS * Math.cos(phi)) / Math.sqrt(1 - E2 * Math.sin(phi) ** 2);
}

/** Metres of meridian for one radian of latitude. */
function radiusOfMeridian(phi: number): number {
  return (EQUATORIAL_RADIUS * (1 - E2)) / (1 - E2 * Math.sin(phi) ** 2) ** 1.5;
}

function latitudeRadians(latitude: number): number {
  return Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude)) * RADIANS;
}

/**
 * The line of constant course on the WGS84 ellipsoid: `nm` its length in nautical miles, `course` true degrees
 * (0 to 360). The same length both ways; goes the shorter way across the antimeridian.
 */
export function rhumbLine(from: Position, to: Position): { nm: number; course: number } {
  const phi1 = latitudeRadians(from.latitude);
  const phi2 = latitudeRadians(to.latitude);
  const dLambda = longitudeDifference(from.longitude, to.longitude) * RADIANS;
  const dPhi = phi2 - phi1;
  const dPsi = isometric(phi2) - isometric(phi1);
  const middle = (phi1 + phi2) / 2;
  const inclined = Math.abs(dPhi) > NEARLY_ALONG_A_PARALLEL;
  const scale = inclined ? (meridian(phi2) - meridian(phi1)) / dPsi : radiusOfParallel(middle);
  const northing = inclined ? dPsi : (dPhi * radiusOfMeridian(middle)) / scale;
  const nm = (Math.abs(scale) * Math.hypot(northing, dLambda)) / METRES_PER_NM;
  const course = (Math.atan2(dLambda, northing) / RADIANS + 360) % 360;
  return { nm, course };
}

/** Length in NM along a polyline of rhumb lines; 0 for fewer than two points. */
export function rhumbLength(points: readonly Position[]): number {
  let nm = 0;
  let previous: Position | undefined;
  for (const point of points) {
    if (previous) nm += rhumbLine(previous, point).nm;
    previous = point;
  }
  return nm;
}

/** The point at a fraction (0 to 1) of the way along the rhumb line, longitude within ±180. */
export function rhumbPoint(from: Position, to: Position, fraction: number): Position {
  if (fraction <= 0) return from;
  if (fraction >= 1) return to;
  const phi1 = latitudeRadians(from.latitude);
  const phi2 = latitudeRadians(to.latitude);
  const dLongitude = longitudeDifference(from.longitude, to.longitude);
  let phi = phi1 + (phi2 - phi1) * fraction;
  let alongLongitude = fraction;
  if (Math.abs(phi2 - phi1) > NEARLY_ALONG_A_PARALLEL) {
    const start = meridian(phi1);
    const wanted = start + (meridian(phi2) - start) * fraction;
    // Newton's method: the start is within a few kilometres, so that three steps reach the last digit.
    for (let step = 0; step < 3; step++) phi -= (meridian(phi) - wanted) / radiusOfMeridian(phi);
    const psi = isometric(phi1);
    alongLongitude = (isometric(phi) - psi) / (isometric(phi2) - psi);
  }
  return { latitude: phi / RADIANS, longitude: normalLongitude(from.longitude + dLongitude * alongLongitude) };
}
