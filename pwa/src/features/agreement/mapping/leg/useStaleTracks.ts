import { useEffect, useMemo, useState } from "react";
import { drawnLines, outgrownLines } from "shared-schema/itinerary/edit/drawnLines";
import { useWorkspace } from "../../frame/workspace/workspace.ts";

/** Legs whose bends were drawn for other ends than they have now, as far as this visit has seen them. */
export interface StaleTracks {
  legs: readonly string[];
  /** The lines are right as they are. */
  keep(): void;
}

export function useStaleTracks(): StaleTracks {
  const { agreement } = useWorkspace();
  const { waypoints } = agreement;
  const [drawn, setDrawn] = useState(() => drawnLines(waypoints));
  useEffect(() => setDrawn((known) => drawnLines(waypoints, known)), [waypoints]);
  const legs = useMemo(() => outgrownLines(waypoints, drawn), [waypoints, drawn]);
  return { legs, keep: () => setDrawn(drawnLines(waypoints)) };
}
