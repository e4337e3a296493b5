import { expect, it } from "vitest";
import { nightsAt, nightsOf, takesNights } from "./nights.ts";
import type { Moment } from "./schedule.ts";

const AGREED = { delivery_date: "2027-07-03T10:00:00Z", redelivery_date: "2027-07-12T10:00:00Z" };
const OPEN = { start: null, end: null };
const entered = (at: string): Moment => ({ at, origin: "ENTERED" });

it("counts the midnights of the journey where its ends are known", () => {
  const [start, end] = ["2027-07-04T23:00:00Z", "2027-07-06T01:00:00Z"];
  const journey = { start: entered(start), end: entered(end) };
  expect(nightsOf(journey, AGREED)).toEqual({ count: 2, start, end, origin: "journey", estimated: false });
  expect(nightsOf({ ...journey, end: { at: end, origin: "ESTIMATED" } }, AGREED)).toMatchObject({ estimated: true });
});

it("counts those of the agreed period until then, and none without it", () => {
  expect(nightsOf({ ...OPEN, start: entered("2027-07-04T23:00:00Z") }, AGREED)).toMatchObject({
    count: 9,
    origin: "agreed",
  });
  expect(nightsOf(OPEN, { ...AGREED, redelivery_date: null })).toBeNull();
});

it("counts the nights at a waypoint by the clock of the place", () => {
  const stay = (timezone: string) =>
    nightsAt({ arrival: entered("2027-07-04T20:00:00Z"), departure: entered("2027-07-05T23:00:00Z"), timezone });
  expect(stay("UTC")).toBe(1);
  expect(stay("Europe/Paris")).toBe(2);
  expect(nightsAt({ arrival: null, departure: entered("2027-07-05T23:00:00Z"), timezone: "UTC" })).toBeNull();
});

it("takes nights unless redelivery sets the departure", () => {
  const at = "2027-07-12T10:00:00Z";
  expect(takesNights({ departure: { at, origin: "AGREED" } })).toBe(false);
  expect(takesNights({ departure: { at, origin: "ESTIMATED" } })).toBe(true);
  expect(takesNights({ departure: entered(at) })).toBe(true);
  expect(takesNights({ departure: null })).toBe(true);
});
