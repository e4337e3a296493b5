import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** From so many rows on, only those in sight are drawn. */
const VIRTUAL_FROM = 100;

interface LongRows<E> {
  /** Of the element that the rows stand in. */
  frame: RefObject<E | null>;
  /** The indices of the rows that are drawn. */
  drawn: readonly number[];
  /** The heights that stand for the others, px. */
  above: number;
  below: number;
  /** Measures a row that is drawn; undefined while all of them are. */
  measure: ((row: Element | null) => void) | undefined;
}

/**
 * The rows of a list of any length that are in sight, each as high as it is.
 * @param height of a row, px, until it has been measured
 * @param onEnd is called when the last row comes into sight
 */
export function useLongRows<R, E extends Element>(
  rows: readonly R[],
  keyOf: (row: R) => string | number,
  height: number,
  onEnd?: () => void,
): LongRows<E> {
  const frame = useRef<E>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (frame.current) setTop(Math.round(frame.current.getBoundingClientRect().top + window.scrollY));
  }, []);
  const isLong = rows.length > VIRTUAL_FROM;
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => height,
    overscan: 12,
    enabled: isLong,
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
