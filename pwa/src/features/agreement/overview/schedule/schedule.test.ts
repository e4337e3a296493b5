import type { Waypoint } from "shared-schema/agreement/schema";
import { describe, expect, it } from "vitest";
import { scheduleEvents, scheduleMonths } from "./schedule.ts";

const waypoint = (fields: Partial<Waypoint>): Waypoint => ({
  pos: "a0",
  latitude: 43,
  longitude: 7,
  is_call: true,
  is_routing: false,
  call_location_str: null,
  arr_date: null,
  dep_date: null,
  track: null,
  planned_speed: null,
  ...fields,
});

const DATES = {
  delivery_date: "2027-07-03T10:00:00Z",
  redelivery_date: "2027-07-05T10:00:00Z",
  positioning_toward_start: "2027-06-29T08:00:00Z",
  positioning_return_end: "2027-07-06T23:30:00Z",
  waypoints: {
    a: waypoint({ is_routing: true, dep_date: "2027-06-29T09:00:00Z" }),
    b: waypoint({ pos: "a1", arr_date: "2027-07-03T10:00:00Z", dep_date: "2027-07-04T12:00:00Z" }),
    c: waypoint({ pos: "a2", is_call: false, arr_date: "2027-07-04T20:00:00Z" }),
    d: waypoint({ pos: "a3" }),
  },
};
const NOTHING = {
  delivery_date: null,
  redelivery_date: null,
  positioning_toward_start: null,
  positioning_return_end: null,
  waypoints: {},
};

describe("the calendar of an agreement", () => {
  it("shows the months from the first day involved to the last, Monday first", () => {
    const months = scheduleMonths(DATES);
    expect(months.map(({ date }) => date)).toEqual(["2027-06-01", "2027-07-01"]);
    // 1 June 2027 is a Tuesday, 1 July a Thursday.
    expect(months.map(({ weeks }) => weeks[0]?.findIndex((day) => day !== null))).toEqual([1, 3]);
    expect(months.every(({ weeks }) => weeks.every((week) => week.length === 7))).toBe(true);
    expect(months[0]?.weeks.flat().filter((day) => day !== null)).toHaveLength(30);
  });

  it("tells the cruise from positioning, and dots the days", () => {
    const days = scheduleMonths(DATES).flatMap(({ weeks }) => weeks.flat().flatMap((day) => day ?? []));
    const marked = days.filter(({ period, dots }) => period !== null || dots.length > 0);
    expect(marked.map(({ date, period, dots }) => [date.slice(5), period, dots.join()])).toEqual([
      ["06-29", "positioning", "routing"],
      ["06-30", "positioning", ""],
      ["07-01", "positioning", ""],
      ["07-02", "positioning", ""],
      ["07-03", "cruise", "delivery,call"],
      ["07-04", "cruise", "call"],
      ["07-05", "cruise", "redelivery"],
      ["07-06", "positioning", ""],
    ]);
  });

  it("says the same in the order of time", () => {
    expect(scheduleEvents(DATES).map(({ kind }) => kind)).toEqual(["routing", "delivery", "call", "redelivery"]);
  });

  it("is empty without dates, and no century long after a slip", () => {
    expect(scheduleMonths(NOTHING)).toEqual([]);
    expect(scheduleMonths({ ...DATES, redelivery_date: "2127-07-05T10:00:00Z" })).toHaveLength(12);
  });
});
