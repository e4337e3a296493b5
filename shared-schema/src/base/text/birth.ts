import { type Fault, fault } from "../result.ts";

/** No one alive is older. */
const MOST_YEARS = 120;

/**
 * Returns the reason why a day is no one's date of birth: it is to come, or too long ago. Null where it may be one.
 * @param born `YYYY-MM-DD`
 * @param today UTC, `YYYY-MM-DD`
 */
export function birthFault(born: string, today: string): Fault | null {
  if (born > today) return fault("in-future");
  const first = `${String(Number(today.slice(0, 4)) - MOST_YEARS).padStart(4, "0")}${today.slice(4)}`;
  return born < first ? fault("too-long-ago", { most: MOST_YEARS }) : null;
}
