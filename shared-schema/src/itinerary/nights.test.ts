import { expect, it } from "vitest";
import { nightsOf } from "./nights.ts";

const AGREED = { delivery_date: "2027-07-03T10:00:00Z", redelivery_date: "2027-07-12T10:00:00Z" };
const OPEN = { start: null, end: null };

it("counts the midnights of the journey where its ends are known", () => {
  const journey = { start: "2027-07-04T23:00:00Z", end: "2027-07-06T01:00:00Z" };
  expect(nightsOf(journey, AGREED)).toEqual({ count: 2, ...journey, origin: "journey" });
});

it("counts those of the agreed period until then, and none without it", () => {
  expect(nightsOf({ ...OPEN, start: "2027-07-04T23:00:00Z" }, AGREED)).toMatchObject({ count: 9, origin: "agreed" });
  expect(nightsOf(OPEN, { ...AGREED, redelivery_date: null })).toBeNull();
});
