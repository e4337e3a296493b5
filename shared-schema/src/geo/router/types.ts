import type { Position } from "../../base/basics.ts";
import type { WaterwayName, YachtMeasures } from "../waterways/waterway.ts";
import type { Budget } from "./search/searchProblem.ts";

export interface RouteOptions {
  /** Looked at every thousand steps or so of the search. */
  signal?: { aborted: boolean };
  /** Told the share of the way that the search has found, 0 to 1, never less than before. */
  onProgress?: (share: number) => void;
  /** Whether the canals may be taken; they may, unless told otherwise. */
  canals?: boolean;
  /** The yacht that is to pass canals, locks and bridges; any yacht may, where it is left out. */
  yacht?: YachtMeasures;
  /** Steps that all searches of the route may take together, counted down as they are made; 240,000 unless told otherwise. */
  budget?: Budget;
}

/**
 * The warnings about a route: it takes a canal or a river; it passes under a bridge that is too low for the yacht, or
 * whose clearance no one has compared with her height; the yacht is too large for a canal or river that it takes, or
 * would take; it passes coast that is not on this device; it comes within 0.2 NM of a coast, away from its ends; it
 * touches land more than 1.5 NM from its ends, as where a place is up a river.
 */
export type RouteWarning = "canal" | "bridge" | "too-large" | "unknown-coast" | "inshore" | "touches-land";

/**
 * The reason why there is no route: no sea joins the ends, or none without ice; both ends lie on coast that is not on
 * this device; the signal was aborted; an end lies more than 8 NM from any sea; the search took all the steps it may
 * without finding an end to it.
 */
export type NoRoute = "no-way" | "unknown-coast" | "cancelled" | "too-far" | "gave-up";

export interface Route {
  ok: true;
  /** Both ends, and the bends between; rhumb lines join them. */
  points: Position[];
  nm: number;
  /** NM to the nearest coast, measured away from the ends and the canals, at most 0.4. */
  clearance_nm: number;
  /** NM over land of either survey, as far as the coast is on this device, more than 1.5 NM from the ends and the canals. */
  land_nm: number;
  /** The canals and rivers taken, in order. */
  canals: WaterwayName[];
  /** The bridges it passes under, but those known to be high enough; clearance in m, null where it is not known. */
  bridges: { name: string; clearance: number | null }[];
  /** The canals and rivers that the yacht does not fit: taken for want of another way, or avoided at a cost of 5 % or more. */
  too_large_for: WaterwayName[];
  /** The number of tiles it passes whose coast is not on this device. */
  unknown_tiles: number;
  warnings: RouteWarning[];
}

export type RouteResult = Route | { ok: false; reason: NoRoute };

/** Finds ways by sea. A planning aid, not for navigation: it knows the coast, and neither depths nor rules. */
export interface SeaRouter {
  route(from: Position, to: Position, options?: RouteOptions): RouteResult;
}
