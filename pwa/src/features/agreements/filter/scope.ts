import type { NextInRow } from "../figures/useRowFigures.ts";

/** Which agreements the list shows, by whom their next step waits for. */
export const SCOPES = ["all", "me", "others"] as const;
export type Scope = (typeof SCOPES)[number];

/** Whom a row waits for; null where nothing is to be done, or where it is not known yet. */
export function scopeOf(next: NextInRow | null): Exclude<Scope, "all"> | null {
  if (next === null) return null;
  return next.place === null ? "others" : "me";
}
