import type { CruiseFixture } from "../fromFixture.ts";

const DAY_MS = 86_400_000;
/** Whole weeks, so that a charter from Saturday to Saturday remains one. */
const YEAR_OF_WEEKS = 52 * 7;

/**
 * A cruise in the first year in which it lies ahead.
 * @param now UTC
 * @param days by which it is ahead at least
 */
export function ahead(fixture: CruiseFixture, now: string, days = 0): CruiseFixture {
  const late = Date.parse(now) + days * DAY_MS - Date.parse(fixture.delivery_date);
  const years = late <= 0 ? 0 : Math.ceil(late / (YEAR_OF_WEEKS * DAY_MS));
  const shift = <T extends string | null>(at: T): T | string =>
    at === null ? at : new Date(Date.parse(at) + years * YEAR_OF_WEEKS * DAY_MS).toISOString().replace(".000Z", "Z");
  return {
    ...fixture,
    delivery_date: shift(fixture.delivery_date),
    redelivery_date: shift(fixture.redelivery_date),
    positioning_toward_start: shift(fixture.positioning_toward_start),
    positioning_return_end: shift(fixture.positioning_return_end),
    waypoints: fixture.waypoints.map((stop) => ({
      ...stop,
      arr_date: shift(stop.arr_date),
      dep_date: shift(stop.dep_date),
    })),
  };
}
