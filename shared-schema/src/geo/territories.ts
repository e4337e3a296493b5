import type { Position } from "../basics.ts";

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

/** Waters of Spain outside the EU's VAT area: the Canary Islands, Ceuta, Melilla with the rocks on the African coast. */
const SPAIN_OUTSIDE_VAT: readonly Box[] = [
  { west: -19, south: 26, east: -12, north: 31 },
  { west: -5.5, south: 35.7, east: -5.1, north: 35.96 },
  { west: -5, south: 34.8, east: -1.5, north: 35.7 },
];

/** Whether a point in a country's waters lies in a part that shares the country's code but not the EU's VAT area. */
export function isOutsideEuVat(country: string | null, { latitude, longitude }: Position): boolean {
  if (country !== "ES") return false;
  return SPAIN_OUTSIDE_VAT.some(
    ({ west, south, east, north }) => longitude > west && longitude < east && latitude > south && latitude < north,
  );
}
