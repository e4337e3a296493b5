import { useEffect, useMemo, useState } from "react";
import { type LegEnds, legsToRoute } from "shared-schema/itinerary/edit/routedLegs";
import { storeRouted } from "#store/commands/agreement/routeBatch.ts";
import { useYacht } from "#store/queries/documents.ts";
import { useSyncFacts } from "#store/queries/syncFacts.ts";
import { findWays, type RoutedLeg } from "#workers/route/findWays.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";

const NEVER = new AbortController().signal;

/**
 * Draws the router's legs again whenever their ends are others: of new waypoints, of moved ones, and of what came from elsewhere.
 * @param paused while a search is under way that someone asked for
 */
export function useAutoRouting(paused: boolean): void {
  const { id, agreement, may, setRoutes } = useWorkspace();
  const yacht = useYacht(agreement.yacht_id)?.body ?? null;
  const [busy, setBusy] = useState(false);
  const reachable = useSyncFacts((facts) => facts.reachable);
  /** For what the search failed, or lacked a coast. */
  const [failed, setFailed] = useState<{ waypoints: unknown; reachable: boolean } | null>(null);
  const { waypoints } = agreement;
  const legs = useMemo(() => legsToRoute(waypoints), [waypoints]);
  // A search that failed is made again when the route changes, or the connection is back; until then the leg is straight.
  const routes = may.terms && !(failed?.waypoints === waypoints && failed.reachable === reachable);
  useEffect(() => {
    setRoutes(routes);
    return () => setRoutes(false);
  }, [routes, setRoutes]);
  useEffect(() => {
    if (!routes || paused || busy || legs.length === 0) return;
    const measures = yacht && { beam: yacht.beam, draft: yacht.draft, air_draft: null };
    const fail = () => setFailed({ waypoints, reachable });
    setBusy(true);
    route(legs, measures)
      .then(async (drawn) => {
        const stored = drawn.length === 0 || (await storeRouted(id, drawn)).ok;
        if (!stored || drawn.length < legs.length) fail();
      })
      .catch(fail)
      .finally(() => setBusy(false));
  }, [busy, id, legs, paused, reachable, routes, waypoints, yacht]);
}

/** Whether a search may come to something else once the coast is on this device. */
function needsCoast(way: RoutedLeg): boolean {
  return way.ok ? way.unknown_tiles > 0 : way.reason === "unknown-coast";
}

async function route(legs: readonly LegEnds[], yacht: Parameters<typeof findWays>[0][number]["yacht"]) {
  const asked = legs.map(({ to, from, end }) => ({ to, from, end, yacht }));
  const ways = (await findWays(asked, { signal: NEVER, onProgress: () => undefined })) ?? [];
  return ways.flatMap((way) => {
    const leg = legs.find(({ to }) => to === way.to);
    if (!leg || needsCoast(way)) return [];
    // The line stays straight, with its warning, where no way is found.
    return [{ leg, track: way.ok ? way.track : [] }];
  });
}
