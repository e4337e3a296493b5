import { useCallback, useMemo } from "react";
import { middleOfLeg } from "shared-schema/itinerary/edit/legs";
import type { MapPoint } from "../../../map/points.ts";
import { bendLeg, insertOnLeg, moveBend, setTracks } from "../../../store/commands/routeBatch.ts";
import { useWorkspace } from "../frame/workspace.ts";
import type { RouteEditor } from "./useRouteEditor.ts";

/** What is done to a leg, named by the waypoint at which it arrives. */
export interface LegEditing {
  insert(to: string, part: number, at: MapPoint): Promise<void>;
  bend(to: string, part: number, at: MapPoint): Promise<void>;
  moveBend(to: string, index: number, at: MapPoint | null): Promise<void>;
  /** The same in the middle of the leg, for the keyboard and for those who do not see the chart. */
  insertInMiddle(to: string): Promise<void>;
  bendInMiddle(to: string): Promise<void>;
  straighten(to: string): Promise<void>;
}

/** The commands for legs, with what they do to the selection. */
export function useLegEditing({ run, select, place }: Pick<RouteEditor, "run" | "select" | "place">): LegEditing {
  const { id, agreement } = useWorkspace();
  const insert = useCallback(
    async (to: string, part: number, at: MapPoint) => {
      const added = await run(insertOnLeg(id, { to, part }, at));
      place(null);
      if (added !== null) select(added);
    },
    [id, place, run, select],
  );
  const bend = useCallback(
    async (to: string, part: number, at: MapPoint) => {
      await run(bendLeg(id, { to, part }, at));
      select(to);
    },
    [id, run, select],
  );
  const { waypoints } = agreement;
  return useMemo(
    () => ({
      insert,
      bend,
      moveBend: async (to, index, at) => {
        await run(moveBend(id, to, index, at));
      },
      insertInMiddle: async (to) => {
        const middle = middleOfLeg(waypoints, to);
        if (middle) await insert(to, middle.part, middle.at);
      },
      bendInMiddle: async (to) => {
        const middle = middleOfLeg(waypoints, to);
        if (middle) await bend(to, middle.part, middle.at);
      },
      straighten: async (to) => {
        await run(setTracks(id, { [to]: null }));
      },
    }),
    [bend, id, insert, run, waypoints],
  );
}
