import type { Position } from "../../base/basics.ts";
import { rhumbLine } from "../rhumb.ts";

/** Overseas territories with a code of their own, and the state to which maps of waters give them. */
const SOVEREIGN: Readonly<Record<string, string>> = {
  ...{ GP: "FR", MQ: "FR", BL: "FR", MF: "FR", GF: "FR", RE: "FR", YT: "FR", PM: "FR", PF: "FR", NC: "FR", WF: "FR" },
  ...{ PR: "US", VI: "US", GU: "US", AS: "US", MP: "US" },
  ...{ AW: "NL", CW: "NL", SX: "NL", BQ: "NL" },
  ...{ AI: "GB", VG: "GB", MS: "GB", TC: "GB", KY: "GB", BM: "GB", GI: "GB", FK: "GB", SH: "GB", IO: "GB", PN: "GB" },
  ...{ GL: "DK", FO: "DK" },
  ...{ AX: "FI", SJ: "NO" },
};

const STATES_WITH_TERRITORIES = new Set(Object.values(SOVEREIGN));

/** Whether a map of waters may mean one of the state's territories when it names the state. */
export function hasTerritories(iso: string): boolean {
  return STATES_WITH_TERRITORIES.has(iso);
}

/** Whether the place's country is the state itself or one of its territories. */
export function belongsTo(iso: string, state: string): boolean {
  return iso === state || SOVEREIGN[iso] === state;
}

/** A box in degrees. */
interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Waters of Spain outside the EU's VAT area: the Canary Islands, and Melilla with the rocks on the African coast. */
const SPAIN_OUTSIDE_VAT: readonly Box[] = [
  { west: -19, south: 26, east: -12, north: 31 },
  { west: -5, south: 34.8, east: -1.5, north: 35.7 },
];

/** The western half of the Strait of Gibraltar's approaches, where Ceuta's waters meet those of the mainland. */
const STRAIT: Box = { west: -5.7, south: 35.7, east: -5, north: 36.2 };
/** Capes by their lighthouses (OpenStreetMap): Punta Almina, Punta Blanca and Benzú; Europa, Carnero and Tarifa. */
const CEUTA: readonly Position[] = [
  { latitude: 35.8988, longitude: -5.2806 },
  { latitude: 35.9095, longitude: -5.3255 },
  { latitude: 35.9187, longitude: -5.3777 },
];
const MAINLAND: readonly Position[] = [
  { latitude: 36.1094, longitude: -5.3447 },
  { latitude: 36.0769, longitude: -5.4263 },
  { latitude: 36.0006, longitude: -5.6098 },
];

/** Islets whose waters the map of waters gives to the state of the coast across: their middle, and how far theirs reach in NM. */
const ISLETS: readonly (Position & { country: string; nm: number })[] = [
  // Spain: the Chafarinas, 2 NM off Morocco.
  { latitude: 35.1806, longitude: -2.4314, country: "ES", nm: 1 },
  // Greece: Ro, west of Kastellórizo (treaty of Paris, 1947, art. 14), half way to the Turkish coast.
  { latitude: 36.1547, longitude: 29.4986, country: "GR", nm: 1.5 },
];

/** The area where Greece and Türkiye claim 6 NM: drawn limits leave islets out and round corners off. */
const AEGEAN: Box = { west: 22.5, south: 34.5, east: 29.7, north: 41 };
/** The territorial sea there. */
export const AEGEAN_NM = 6;
const AEGEAN_STATES = new Set(["GR", "TR"]);

/** Whether a point outside all drawn limits may be a state's for lying within 6 NM of its coast in the Aegean. */
export function isInAegean(position: Position): boolean {
  return isIn(AEGEAN, position);
}

/** Whether a point so far from the coast, null where that is unknown, lies in that state's waters of the Aegean. */
export function isAegeanWater(coastNm: number | null, iso: string): boolean {
  return coastNm !== null && coastNm <= AEGEAN_NM && AEGEAN_STATES.has(iso);
}

/** The country of an islet whose waters the maps get wrong; null elsewhere. */
export function isletAt(position: Position): string | null {
  return ISLETS.find((islet) => rhumbLine(islet, position).nm <= islet.nm)?.country ?? null;
}

/** Whether a point in a country's waters lies in a part that shares the country's code but not the EU's VAT area. */
export function isOutsideEuVat(country: string | null, position: Position): boolean {
  if (country !== "ES") return false;
  if (isIn(STRAIT, position)) return nearest(CEUTA, position) < nearest(MAINLAND, position);
  return SPAIN_OUTSIDE_VAT.some((box) => isIn(box, position));
}

function isIn({ west, south, east, north }: Box, { latitude, longitude }: Position): boolean {
  return longitude > west && longitude < east && latitude > south && latitude < north;
}

function nearest(capes: readonly Position[], position: Position): number {
  return Math.min(...capes.map((cape) => rhumbLine(cape, position).nm));
}
