import { DAY_MS, movedBy } from "../instants.ts";

/** A session ends after so many days without use. */
const IDLE_MS = 30 * DAY_MS;

/** Since when a session may not have been used, to count as ended. */
export function idleSince(now: string): string {
  return movedBy(now, -IDLE_MS);
}
