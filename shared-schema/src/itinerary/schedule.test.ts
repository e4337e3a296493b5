import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { WaypointEntry } from "../agreement/order.ts";
import type { Waypoint } from "../agreement/schema.ts";
import { type AgreedPeriod, type Moment, scheduleRoute } from "./schedule.ts";
import { OPEN_PERIOD, testWaypoint } from "./testing.test-support.ts";

const WEEK: AgreedPeriod = { delivery_date: "2027-07-03T10:00:00Z", redelivery_date: "2027-07-10T10:00:00Z" };
const KNOTS = 10;

/** Waypoints named in order, 100 NM apart: ten hours at 10 kt. */
function schedule(stops: readonly Partial<Waypoint>[], agreed: AgreedPeriod = WEEK, knots: number | null = KNOTS) {
  const ordered = stops.map((stop, index): WaypointEntry => [`w${index}`, testWaypoint(stop)]);
  return scheduleRoute(
    ordered,
    stops.slice(1).map(() => 100),
    knots,
    agreed,
  );
}

const shown = (moment: Moment | null | undefined) => moment && `${moment.at.slice(5, 16)} ${moment.origin}`;
const timesOf = (...given: Parameters<typeof schedule>) =>
  schedule(...given).stops.map(({ arrival, departure }) => [shown(arrival), shown(departure)]);

describe("a week without a single entered time", () => {
  it("begins at delivery, ends at redelivery, and sails in between", () => {
    expect(timesOf([{}, {}, {}])).toEqual([
      ["07-03T10:00 AGREED", "07-03T10:00 ESTIMATED"],
      ["07-03T20:00 ESTIMATED", "07-03T20:00 ESTIMATED"],
      ["07-04T06:00 ESTIMATED", "07-10T10:00 AGREED"],
    ]);
  });

  it("stays the nights that were entered, and what follows is pushed", () => {
    expect(timesOf([{ nights: 1 }, { nights: 2 }, {}])).toEqual([
      ["07-03T10:00 AGREED", "07-04T10:00 ESTIMATED"],
      ["07-04T20:00 ESTIMATED", "07-06T20:00 ESTIMATED"],
      ["07-07T06:00 ESTIMATED", "07-10T10:00 AGREED"],
    ]);
  });

  it("leaves positioning outside of delivery and redelivery", () => {
    expect(timesOf([{ is_routing: true }, {}, {}, { is_routing: true }])).toEqual([
      [null, "07-03T00:00 ESTIMATED"],
      ["07-03T10:00 AGREED", "07-03T10:00 ESTIMATED"],
      ["07-03T20:00 ESTIMATED", "07-10T10:00 AGREED"],
      ["07-10T20:00 ESTIMATED", "07-10T20:00 ESTIMATED"],
    ]);
  });

  it("leaves on arrival where the yacht is late for redelivery", () => {
    expect(timesOf([{ nights: 7 }, {}])[1]).toEqual(["07-10T20:00 ESTIMATED", "07-10T20:00 ESTIMATED"]);
  });

  it("leaves on arrival where positioning follows a late last call", () => {
    expect(timesOf([{ nights: 7 }, {}, { is_routing: true }]).slice(1)).toEqual([
      ["07-10T20:00 ESTIMATED", "07-10T20:00 ESTIMATED"],
      ["07-11T06:00 ESTIMATED", "07-11T06:00 ESTIMATED"],
    ]);
  });

  it("knows nothing without a period or a speed to go by", () => {
    expect(timesOf([{}, {}], OPEN_PERIOD)).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(timesOf([{}, {}], WEEK, null)[1]).toEqual([null, "07-10T10:00 AGREED"]);
  });
});

describe("an entered time", () => {
  it("is a pin, and the others flow round it", () => {
    expect(timesOf([{}, { arr_date: "2027-07-06T12:00:00Z" }, {}])).toEqual([
      ["07-03T10:00 AGREED", "07-06T02:00 ESTIMATED"],
      ["07-06T12:00 ENTERED", "07-06T12:00 ESTIMATED"],
      ["07-06T22:00 ESTIMATED", "07-10T10:00 AGREED"],
    ]);
  });

  it("counts before delivery and before the nights", () => {
    const [first] = timesOf([{ arr_date: "2027-07-02T08:00:00Z", dep_date: "2027-07-03T09:00:00Z", nights: 5 }, {}]);
    expect(first).toEqual(["07-02T08:00 ENTERED", "07-03T09:00 ENTERED"]);
    expect(timesOf([{ dep_date: "2027-07-03T09:00:00Z" }, {}])[0]).toEqual([null, "07-03T09:00 ENTERED"]);
  });
});

describe("a leg between an entered and an agreed time", () => {
  const before = { is_routing: true, dep_date: "2027-06-28T10:00:00Z" };
  const after = { is_routing: true, arr_date: "2027-07-15T10:00:00Z" };

  it("is sailed at the expected speed, and the rest is waiting", () => {
    const [there, , back] = schedule([before, {}, {}, after]).legs;
    expect(there).toMatchObject({ arrival: WEEK.delivery_date, hours: 10, implied_speed: null, speed: KNOTS });
    expect(back).toMatchObject({ departure: WEEK.redelivery_date, hours: 10, implied_speed: null, speed: KNOTS });
    const [slow] = schedule([before, { planned_speed: 5 }]).legs;
    expect(slow).toMatchObject({ hours: 20, speed: 5 });
  });

  it("takes no longer than there is, and implies a speed once both times are entered", () => {
    const [late] = schedule([{ ...before, dep_date: "2027-07-03T06:00:00Z" }, {}]).legs;
    expect(late).toMatchObject({ hours: 4, implied_speed: null, speed: KNOTS });
    const [timed] = schedule([before, { arr_date: "2027-06-29T06:00:00Z" }]).legs;
    expect(timed).toMatchObject({ hours: 20, implied_speed: 5, speed: 5 });
  });
});

it("keeps every pin, sails at the expected speed and never turns time back, whatever is entered", () => {
  const stop = fc.record({
    nights: fc.option(fc.integer({ min: 0, max: 366 })),
    is_routing: fc.boolean(),
    planned_speed: fc.option(fc.double({ min: 0.1, max: 60, noNaN: true })),
    arr_date: fc.constantFrom(null, "2027-07-04T00:00:00Z", "9999-12-31T00:00:00Z"),
    dep_date: fc.constantFrom(null, "2027-07-05T00:00:00Z"),
  });
  const knots = fc.option(fc.double({ min: 1e-300, max: 60, noNaN: true }));
  fc.assert(
    fc.property(fc.array(stop, { maxLength: 6 }), fc.constantFrom(WEEK, OPEN_PERIOD), knots, (stops, agreed, speed) => {
      const made = schedule(stops, agreed, speed);
      expect(made.stops).toHaveLength(stops.length);
      made.stops.forEach(({ arrival, departure }, index) => {
        const { arr_date, dep_date } = stops[index] ?? {};
        if (arr_date) expect(arrival).toEqual({ at: arr_date, origin: "ENTERED" });
        if (dep_date) expect(departure).toEqual({ at: dep_date, origin: "ENTERED" });
        for (const moment of [arrival, departure]) expect((moment?.at ?? "").length).toBeLessThanOrEqual(24);
        if (arrival && departure && departure.origin !== "ENTERED") {
          expect(Date.parse(departure.at)).toBeGreaterThanOrEqual(Date.parse(arrival.at));
        }
        const leaving = made.stops[index - 1]?.departure;
        if (arrival?.origin === "ESTIMATED" && leaving) {
          expect(Date.parse(arrival.at)).toBeGreaterThan(Date.parse(leaving.at));
        }
      });
    }),
  );
});
