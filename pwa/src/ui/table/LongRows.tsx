import type { ReactNode } from "react";
import type { DrawnRows } from "./drawnRows.ts";
import { useLongRows } from "./useLongRows.ts";

export interface Props<R, E extends Element> {
  rows: readonly R[];
  keyOf: (row: R) => string | number;
  /** Of a row, px, until it has been measured. */
  height: number;
  /** The most rows that are all drawn. */
  long?: number;
  children: (rows: DrawnRows<E>) => ReactNode;
}

/** Draws the rows in sight of a list of any length. */
export function LongRows<R, E extends Element>({ rows, keyOf, height, long, children }: Props<R, E>) {
  return children(useLongRows<R, E>(rows, keyOf, height, undefined, long));
}
