import { compareNames } from "./names.ts";

type Single = string | number | boolean | null;

/** A value to sort by. A list is compared part by part. Rows whose value is undefined come last in either direction. */
export type SortValue = Single | readonly Single[] | undefined;

/** Compares two values in a direction: texts as the language of the page sorts names, null before all others. */
export function compared(a: SortValue, b: SortValue, isDown: boolean): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return (isDown ? -1 : 1) * ascending(a, b);
}

function ascending(a: Single | readonly Single[], b: Single | readonly Single[]): number {
  const [left, right] = [[a].flat(), [b].flat()];
  for (const [index, value] of left.entries()) {
    const difference = single(value, right[index] ?? null);
    if (difference !== 0) return difference;
  }
  return 0;
}

function single(a: Single, b: Single): number {
  if (typeof a === "string" && typeof b === "string") return compareNames(a, b);
  return Number(a ?? Number.NEGATIVE_INFINITY) - Number(b ?? Number.NEGATIVE_INFINITY) || 0;
}
