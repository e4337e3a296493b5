import { type ReactElement, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Result } from "shared-schema/base/result";
import { hashPath } from "../../../base/hashPath.ts";
import type { MapPoint } from "../../../map/points.ts";
import { isFieldOf } from "../../../store/drafts/fieldPath.ts";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { type GpxImport, useGpxImport } from "./file/useGpxImport.ts";
import { type LegEditing, type RouteCommands, useLegEditing } from "./leg/useLegEditing.ts";
import { type Adding, useAdding } from "./place/useAdding.ts";
import { usePlaceFromSearch } from "./place/usePlaceFromSearch.ts";
import { type Kept, NOTHING_KEPT } from "./room/kept.ts";
import { useAutoRouting } from "./routing/useAutoRouting.ts";
import { type Routing, useRouting } from "./routing/useRouting.ts";
import { useWaypointMove, type WaypointMove } from "./waypoint/useWaypointMove.ts";

/** State shared by chart, list and form: the selected waypoint, the one being placed, and the edits of the route. */
export interface RouteEditor extends RouteCommands {
  selected: string | null;
  /** Selects a waypoint to edit it, and brings its form into view. */
  open(id: string): void;
  /** The number of times a form was opened. */
  openings: number;
  /** The waypoint that was appended by its name, and how many were: the chart frames the route with it. */
  framed: { id: string; count: number } | null;
  /** The waypoint being placed, as the chart draws it; it becomes one once it is stored. */
  temporary: MapPoint | null;
  adding: Adding;
  move(id: string, to: MapPoint): Promise<void>;
  /** The edits of legs. */
  legs: LegEditing;
  routing: Routing;
  /** The move of a waypoint, and the waypoint that stopped being a call because of it. */
  moving: WaypointMove;
  refusal: ReactElement | null;
  /** Says why something was not done, or that nothing is wrong any more. */
  setRefusal(message: ReactElement | null): void;
  kept: RefObject<Kept>;
  gpx: GpxImport;
}

/** The state of the route's editing. */
export function useRouteEditor(): RouteEditor {
  const { agreement } = useWorkspace();
  const [chosen, select] = useState<string | null>(null);
  const [openings, setOpenings] = useState(0);
  const [framed, setFramed] = useState<RouteEditor["framed"]>(null);
  const [temporary, place] = useState<MapPoint | null>(null);
  const [refusal, setRefusal] = useState<ReactElement | null>(null);
  const selected = chosen !== null && agreement.waypoints[chosen] ? chosen : null;
  const open = useCallback((id: string) => {
    select(id);
    setOpenings((before) => before + 1);
  }, []);
  useJumpedTo(open);
  const run = useCallback(async <T>(command: Promise<Result<T>>): Promise<T | null> => {
    const result = await command;
    setRefusal(result.ok ? null : refusalMessage(result.refusal));
    return result.ok ? result.value : null;
  }, []);
  const frame = useCallback((id: string) => setFramed((before) => ({ id, count: (before?.count ?? 0) + 1 })), []);
  // The chosen one, not the selected one: between a tap and its drawing that is no one.
  const adding = useAdding({ run, select, place, frame, chosen });
  usePlaceFromSearch(adding.addPlace);
  const moving = useWaypointMove();
  const { move: moveTo } = moving;
  const move = useCallback(
    async (id: string, { latitude, longitude }: MapPoint) => {
      await run(moveTo(id, { latitude, longitude }));
    },
    [moveTo, run],
  );
  const legs = useLegEditing({ run, select, place });
  const routing = useRouting();
  useAutoRouting(routing.progress !== null);
  const gpx = useGpxImport(setRefusal);
  const kept = useRef<Kept>({ ...NOTHING_KEPT });
  const selecting = { selected, select, open, openings, framed };
  return {
    ...selecting,
    temporary,
    place,
    adding,
    move,
    moving,
    legs,
    routing,
    run,
    refusal,
    setRefusal: setRefusal,
    kept,
    gpx,
  };
}

/** A jump to a field of a waypoint opens the waypoint first: then its form is there. */
function useJumpedTo(open: (id: string) => void): void {
  const { hash, key } = useLocation();
  const { id: agreementId, agreement } = useWorkspace();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a jump opens, not every edit of the route
  useEffect(() => {
    const path = hashPath(hash);
    const id = Object.keys(agreement.waypoints).find((one) =>
      isFieldOf(path, "agreements", agreementId, "waypoints", one),
    );
    if (id !== undefined) open(id);
  }, [hash, key]);
}
