import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";

/** From so many rows on, only those in sight are drawn. */
const VIRTUAL_FROM = 100;

/**
 * The rows of a table that are in sight, with the heights that stand for the others, in px.
 * @param height of each row, px
 */
export function useRowsInSight<R, E extends HTMLElement = HTMLTableSectionElement>(rows: readonly R[], height: number) {
  const body = useRef<E>(null);
  const isLong = rows.length > VIRTUAL_FROM;
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => height,
    overscan: 12,
    enabled: isLong,
    scrollMargin: body.current?.offsetTop ?? 0,
  });
  const items = virtual.getVirtualItems();
  const first = isLong ? (items[0]?.index ?? 0) : 0;
  const inSight = isLong ? rows.slice(first, (items.at(-1)?.index ?? 0) + 1) : rows;
  const above = first * height;
  return { body, inSight, above, below: (rows.length - inSight.length) * height - above };
}
