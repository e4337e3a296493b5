import { expose } from "comlink";
import type { Position } from "shared-schema/base/basics";
import { simplifyTrack } from "shared-schema/export/gpx/simplify";
import { type GrowingCoast, openCoastTiles } from "shared-schema/geo/coast/coastTiles";
import { longitudeDifference } from "shared-schema/geo/rhumb";
import { createRouter } from "shared-schema/geo/router/router";
import type { NoRoute, Route, SeaRouter } from "shared-schema/geo/router/types";
import type { YachtMeasures } from "shared-schema/geo/waterways/waterway";
import { MAX_TRACK } from "shared-schema/itinerary/edit/legs";
import { askCoast } from "../geo/coastBlocks.ts";
import { loadCoast, loadPassages } from "../geo/loadGeoData.ts";

/** A leg to find a way for, named by the waypoint at which it arrives. */
export interface LegToRoute {
  to: string;
  from: Position;
  end: Position;
  /** The yacht that is to pass canals and bridges; null while there is none. */
  yacht: YachtMeasures | null;
}

type RouteSummaryKey = "nm" | "clearance_nm" | "canals" | "bridges" | "too_large_for" | "unknown_tiles" | "warnings";

/** The way found for a leg, with the track to store; or why there is none. */
export type RoutedLeg = { to: string } & (
  | ({ ok: true; track: Position[] } & Pick<Route, RouteSummaryKey>)
  | { ok: false; reason: NoRoute }
);

interface Sea {
  coast: GrowingCoast;
  router: SeaRouter;
}

let opening: Promise<Sea> | null = null;

function theSea(): Promise<Sea> {
  opening ??= Promise.all([loadCoast(), loadPassages()]).then(
    ([sources, passages]) => {
      const coast = openCoastTiles(sources);
      return { coast, router: createRouter({ tiles: coast, passages }) };
    },
    (error: unknown) => {
      // A failed load is tried again with the next leg.
      opening = null;
      throw error;
    },
  );
  return opening;
}

/** Beyond the ends, degrees: a way round a cape leaves the frame of its ends. */
const MARGIN = 2;

/** Looks at every coast between two places, so that all that is missing is fetched before a search comes upon it. */
function lookBetween(coast: GrowingCoast, { from, end }: LegToRoute): void {
  const [south, north] = [from.latitude, end.latitude].toSorted((a, b) => a - b);
  const start = from.longitude;
  const span = longitudeDifference(start, end.longitude);
  const [west, east] = [Math.min(start, start + span), Math.max(start, start + span)];
  for (let row = Math.floor((south ?? 0) - MARGIN); row <= (north ?? 0) + MARGIN; row++) {
    for (let column = Math.floor(west - MARGIN); column <= east + MARGIN; column++) coast.tile(column, row);
  }
}

const api = {
  /** Finds a way round land for one leg; `onProgress` hears the share done. The worker is ended to cancel it. */
  async route(leg: LegToRoute, onProgress: (share: number) => void): Promise<RoutedLeg> {
    let reported = 0;
    const report = (share: number) => {
      // Every message costs: a hundredth is what anybody can see.
      if (share - reported < 0.01 && share < 1) return;
      reported = share;
      onProgress(share);
    };
    const { coast, router } = await theSea();
    await askCoast(coast, () => lookBetween(coast, leg));
    const options = { onProgress: report, ...(leg.yacht && { yacht: leg.yacht }) };
    const { answer: found } = await askCoast(coast, () => router.route(leg.from, leg.end, options));
    if (!found.ok) return { to: leg.to, ...found };
    const { nm, clearance_nm, canals, bridges, too_large_for, unknown_tiles, warnings } = found;
    const line = found.points.length <= MAX_TRACK ? found.points : simplifyTrack(found.points, 0, MAX_TRACK);
    const track = line.slice(1, -1).map(({ latitude, longitude }) => ({
      latitude: Number(latitude.toFixed(5)),
      longitude: Number(longitude.toFixed(5)),
    }));
    return { to: leg.to, ok: true, track, nm, clearance_nm, canals, bridges, too_large_for, unknown_tiles, warnings };
  },
};

export type RouteWorker = typeof api;

expose(api);
