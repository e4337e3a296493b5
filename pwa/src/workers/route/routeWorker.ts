import { expose } from "comlink";
import type { Position } from "shared-schema/basics";
import { simplifyTrack } from "shared-schema/exchange/gpx/simplify";
import { openCoastTiles } from "shared-schema/geo/coastTiles";
import { createRouter } from "shared-schema/geo/router/router";
import type { NoRoute, Route, SeaRouter } from "shared-schema/geo/router/types";
import { MAX_TRACK } from "shared-schema/itinerary/edit/legs";
import { inGrounds } from "../geo/grounds.ts";
import { type Coverage, loadGeoData } from "../geo/loadGeoData.ts";

/** A leg to find a way for, named by the waypoint at which it arrives. */
export interface LegToRoute {
  to: string;
  from: Position;
  end: Position;
}

/** The way found for a leg, with the track to store; or why there is none. */
export type RoutedLeg = { to: string } & (
  | ({ ok: true; track: Position[] } & Pick<Route, "nm" | "clearance_nm" | "canals" | "unknown_tiles" | "warnings">)
  | { ok: false; reason: NoRoute }
);

const routers = new Map<Coverage, Promise<SeaRouter>>();

function router(coverage: Coverage): Promise<SeaRouter> {
  const known = routers.get(coverage);
  if (known) return known;
  const opening = loadGeoData(coverage).then(({ coast }) => createRouter({ tiles: openCoastTiles(coast) }));
  routers.set(coverage, opening);
  // Without a connection the world cannot be had now, and may be later.
  opening.catch(() => routers.delete(coverage));
  return opening;
}

/** A way from one sea to another passes coasts that neither end lies at: then the whole world's are asked for. */
function routerFor({ from, end }: LegToRoute): Promise<SeaRouter> {
  const corners = [from, end, { ...from, longitude: end.longitude }, { ...end, longitude: from.longitude }];
  return inGrounds(corners) ? router("grounds") : router("world").catch(() => router("grounds"));
}

const api = {
  /** Finds a way round land for one leg; `onProgress` hears the share done. The worker is ended to cancel it. */
  async route(leg: LegToRoute, onProgress: (share: number) => void): Promise<RoutedLeg> {
    let told = 0;
    const found = (await routerFor(leg)).route(leg.from, leg.end, {
      onProgress: (share) => {
        // Every message costs: a hundredth is what anybody can see.
        if (share - told < 0.01 && share < 1) return;
        told = share;
        onProgress(share);
      },
    });
    if (!found.ok) return { to: leg.to, ...found };
    const { nm, clearance_nm, canals, unknown_tiles, warnings } = found;
    const line = found.points.length <= MAX_TRACK ? found.points : simplifyTrack(found.points, 0, MAX_TRACK);
    const track = line.slice(1, -1).map(({ latitude, longitude }) => ({
      latitude: Number(latitude.toFixed(5)),
      longitude: Number(longitude.toFixed(5)),
    }));
    return { to: leg.to, ok: true, track, nm, clearance_nm, canals, unknown_tiles, warnings };
  },
};

export type RouteWorker = typeof api;

expose(api);
