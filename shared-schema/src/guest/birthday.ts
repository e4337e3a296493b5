import type { GuestStay } from "./stay.ts";

/** A birthday that falls into a stay. */
export interface Birthday {
  /** `YYYY-MM-DD`. */
  on: string;
  /** Years completed on that day. */
  age: number;
}

/**
 * Finds the birthday that a guest has on board; null where there is none, or where the birth or the stay is not known. On 29
 * February people are born whose birthday is 1 March in other years.
 * @param born `YYYY-MM-DD`
 */
export function birthdayOnBoard(born: string | null | undefined, { from, to }: GuestStay): Birthday | null {
  if (!born || from === null || to === null) return null;
  const [first, last] = [from.slice(0, 10), to.slice(0, 10)];
  for (let year = Number(first.slice(0, 4)); year <= Number(last.slice(0, 4)); year += 1) {
    const on = new Date(Date.UTC(year, Number(born.slice(5, 7)) - 1, Number(born.slice(8, 10))))
      .toISOString()
      .slice(0, 10);
    const age = year - Number(born.slice(0, 4));
    if (on >= first && on <= last && age > 0) return { on, age };
  }
  return null;
}
