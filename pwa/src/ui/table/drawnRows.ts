import type { RefObject } from "react";

/** Of a list with more rows than this, only those in sight are drawn, unless it names another number. */
export const LONG = 100;

/** The rows of a list that are drawn. */
export interface DrawnRows<E> {
  /** Of the element that holds the rows. */
  frame: RefObject<E | null>;
  /** Their indices. */
  drawn: readonly number[];
  /** The heights of the rows before and after them, px. */
  above: number;
  below: number;
  /** Measures a row that is drawn; undefined while all of them are. */
  measure: ((row: Element | null) => void) | undefined;
}

/** The rows at some indices. */
export function rowsAt<R>(rows: readonly R[], indices: readonly number[]): R[] {
  return indices.flatMap((index) => rows[index] ?? []);
}
