import type { Position } from "../base/basics.ts";
import type { PlaceDescription } from "./places/description.ts";

/** The facts about a point. */
export interface Place {
  /** ISO country whose territorial waters (or land) hold the point; null on the high seas. BL, GP … stand for themselves. */
  country: string | null;
  /** True in a part of the country that its code does not tell and the EU's VAT area leaves out (Canary Islands, Ceuta, Melilla). */
  outside_eu_vat?: boolean;
  /** Within the limit of a territorial sea (12 NM, 6 in the Aegean), in a state's territorial or internal waters. */
  is_national_water: boolean;
  /** The named place where the point lies, or which it lies off; `describePlace` says it. */
  description: PlaceDescription;
  /** IANA zone, e.g. «Europe/Paris»; null on the high seas. */
  timezone: string | null;
  /** Inside a land polygon of the coarse coast. */
  on_land: boolean;
  /** Distance to the nearest coastline when on land, NM; 0 at sea. */
  inland_nm: number;
  /** Distance to the nearest yacht harbour, NM. */
  harbour_nm: number;
}

/** A stretch of a leg within one state's waters, or on the high seas (country null). */
export interface ZoneStretch {
  country: string | null;
  /** As in `Place`. */
  outside_eu_vat?: boolean;
  nm: number;
}

/** The method that found the stretches of a leg: from the coast data, or by the 12 NM belt rule. */
export type ZoneMethod = "CROSSING" | "BELT";

export interface LegZones {
  method: ZoneMethod;
  stretches: ZoneStretch[];
}

/** Everything that route, tax and chart ask about the earth. Pure: built once from the data files, then only read. */
export interface Geo {
  locate(position: Position): Place;
  /** Zones along a polyline (a leg with its track points), in order. */
  zonesAlong(points: readonly Position[]): LegZones;
  /** NM of the polyline that lie on land, leaving out the first and last 1.5 NM; null where a coast tile is not loaded. */
  landAlong(points: readonly Position[]): number | null;
}
