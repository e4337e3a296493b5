import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { part } from "../loading/part.ts";
import { LONG } from "./drawnRows.ts";
import type { Props } from "./LongRows.tsx";

const longRows = part(() => import("./LongRows.tsx").then(({ LongRows }) => LongRows));

/**
 * The rows in sight of a list that few people have so long that not all are drawn: what keeps track of them is loaded then. Until it
 * has come, the first rows are drawn; where it does not come, all of them.
 */
export function RowsInSight<R, E extends Element>(props: Props<R, E>) {
  const { rows, height, long = LONG, children } = props;
  const { loaded, failed } = useStore(longRows.state);
  const frame = useRef<E>(null);
  const isLong = rows.length > long;
  useEffect(() => {
    // A failure is in the state.
    if (isLong) longRows.load().catch(() => undefined);
  }, [isLong]);
  // A short list too: its rows would be made again when a filter lets more of them through, and lose the focus.
  if (loaded) return <loaded.component {...props} />;
  const count = isLong && !failed ? long : rows.length;
  const drawn = [...rows.keys()].slice(0, count);
  return children({ frame, drawn, above: 0, below: (rows.length - count) * height, measure: undefined });
}
