import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type DrawnRows, LONG } from "./drawnRows.ts";

/**
 * The rows of a list of any length that are in sight, each as high as it is.
 * @param height of a row, px, until it has been measured
 * @param onEnd is called when the last row comes into sight
 * @param long the most rows that are all drawn
 */
export function useLongRows<R, E extends Element>(
  rows: readonly R[],
  keyOf: (row: R) => string | number,
  height: number,
  onEnd?: () => void,
  long = LONG,
): DrawnRows<E> {
  const frame = useRef<E>(null);
  const [top, setTop] = useState(0);
  const isLong = rows.length > long;
  useLayoutEffect(() => {
    if (isLong && frame.current) setTop(Math.round(frame.current.getBoundingClientRect().top + window.scrollY));
  }, [isLong]);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => height,
    overscan: 12,
    enabled: isLong,
    // Known before the window is watched, so that no render is without rows.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    getItemKey: (index) => (rows[index] === undefined ? index : keyOf(rows[index])),
    scrollMargin: top,
  });
  const items = virtual.getVirtualItems();
  const isAtEnd = isLong && items.at(-1)?.index === rows.length - 1;
  useEffect(() => {
    if (isAtEnd) onEnd?.();
  }, [isAtEnd, onEnd]);
  return {
    frame,
    drawn: isLong ? items.map(({ index }) => index) : [...rows.keys()],
    above: isLong ? (items[0]?.start ?? top) - top : 0,
    below: isLong ? virtual.getTotalSize() + top - (items.at(-1)?.end ?? top) : 0,
    measure: isLong ? virtual.measureElement : undefined,
  };
}
