import type { Position } from "../../basics.ts";
import type { Canal } from "./canals.ts";

export interface RouteOptions {
  /** Looked at every thousand steps or so of the search. */
  signal?: { aborted: boolean };
  /** Told the share of the way that the search has found, 0 to 1, never less than before. */
  onProgress?: (share: number) => void;
  /** Whether the canals may be taken; they may, unless told otherwise. */
  canals?: boolean;
}

/**
 * What to know about a route: it takes a canal; it passes coast that is not on this device; it comes within 0.2 NM
 * of a coast, away from its ends; it touches land more than 1.5 NM from its ends, as where a place lies up a river.
 */
export type RouteWarning = "canal" | "unknown-coast" | "inshore" | "touches-land";

/**
 * Why there is no route: no sea joins the ends; both ends lie on coast that is not on this device; the signal was
 * aborted; an end lies more than 8 NM from any sea.
 */
export type NoRoute = "no-way" | "unknown-coast" | "cancelled" | "too-far";

export interface Route {
  ok: true;
  /** Both ends, and the bends between; rhumb lines join them. */
  points: Position[];
  nm: number;
  /** NM to the nearest coast, measured away from the ends and the canals, at most 0.4. */
  clearance_nm: number;
  /** NM over land, as far as the coast is on this device, more than 1.5 NM from the ends and the canals. */
  land_nm: number;
  /** The canals taken, in order. */
  canals: Canal["name"][];
  /** How many tiles it passes whose coast is not on this device. */
  unknown_tiles: number;
  warnings: RouteWarning[];
}

export type RouteResult = Route | { ok: false; reason: NoRoute };

/** Finds ways by sea. A planning aid, not for navigation: it knows the coast, and neither depths nor rules. */
export interface SeaRouter {
  route(from: Position, to: Position, options?: RouteOptions): RouteResult;
}
