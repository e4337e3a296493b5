import { useCallback, useMemo } from "react";
import type { Result } from "shared-schema/base/result";
import { middleOfLeg } from "shared-schema/itinerary/edit/legs";
import type { MapPoint } from "#map/points.ts";
import { bendLeg, insertOnLeg, moveBend, setTracks } from "#store/commands/agreement/routeBatch.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";

/** Applies edits of a leg to the route and its selection. */
export interface RouteCommands {
  run<T>(command: Promise<Result<T>>): Promise<T | null>;
  select(id: string | null): void;
  place(at: MapPoint | null): void;
}

/** The edits of a leg, which is named by the waypoint at its end. */
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
export function useLegEditing({ run, select, place }: RouteCommands): LegEditing {
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
