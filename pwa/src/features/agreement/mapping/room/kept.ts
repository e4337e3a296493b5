import { useDidUpdate } from "@mantine/hooks";
import { type RefObject, useCallback, useState } from "react";

/** State of the route's screen besides the route. It outlives a tablet's turn, which exchanges the panels. */
export interface Kept {
  /** The typed name of the next place. */
  place: string;
  /** The typed position of a waypoint, and whether its form is open. */
  latitude: string;
  longitude: string;
  isPositionOpen: boolean;
  tab: string | null;
  /** The last tab that was not the waypoints'. */
  detail: string | null;
}

export const NOTHING_KEPT: Kept = {
  ...{ place: "", latitude: "", longitude: "", isPositionOpen: false },
  ...{ tab: "waypoints", detail: "legs" },
};

/** A state that is taken up again by the next component that asks for it. */
export function useKept<K extends keyof Kept>(
  kept: RefObject<Kept>,
  key: K,
): readonly [Kept[K], (value: Kept[K]) => void] {
  const [value, setValue] = useState(kept.current[key]);
  const set = useCallback(
    (next: Kept[K]) => {
      kept.current[key] = next;
      setValue(next);
    },
    [kept, key],
  );
  return [value, set];
}

interface Choosing {
  kept: RefObject<Kept>;
  selected: string | null;
  openings: number;
}

/** The chosen tab. A waypoint that is chosen in any way leads to the tab of the waypoints, where its form is. */
export function useRoomTab({ kept, selected, openings }: Choosing, onWaypoint?: () => void) {
  const [tab, setTab] = useKept(kept, "tab");
  const [detail, setDetail] = useKept(kept, "detail");
  // Each choice counts, also of the same waypoint.
  useDidUpdate(() => {
    if (selected === null) return;
    setTab("waypoints");
    onWaypoint?.();
  }, [openings, selected]);
  const choose = (chosen: string | null) => {
    setTab(chosen);
    if (chosen !== "waypoints") setDetail(chosen);
  };
  return { tab, detail, choose };
}
