import { describe, expect, it } from "vitest";
import { orderWaypoints } from "../../agreement/order.ts";
import type { Waypoint } from "../../agreement/schema.ts";
import type { AgreedPeriod } from "../schedule.ts";
import { timesAsk } from "./inTime.ts";
import { atSpeed, legLengths, reachedLater } from "./retimed.ts";

const NO_DATES = { delivery_date: null, redelivery_date: null };

function stop(pos: string, latitude: number, times: Partial<Waypoint> = {}): Waypoint {
  return {
    ...{ pos, latitude, longitude: 7, is_call: true, is_routing: false, call_location_str: null },
    ...{ arr_date: null, dep_date: null, track: null, planned_speed: null },
    ...times,
  };
}

/** Three calls on one meridian, 60 NM apart. */
const ROUTE = {
  a: stop("a0", 41, { dep_date: "2027-07-01T08:00:00.000Z" }),
  b: stop("a1", 42, { arr_date: "2027-07-01T14:00:00.000Z", dep_date: "2027-07-02T08:00:00.000Z" }),
  c: stop("a2", 43, { arr_date: "2027-07-02T13:00:00.000Z" }),
};
const ask = (waypoints: Record<string, Waypoint>, agreed: AgreedPeriod = NO_DATES) =>
  timesAsk(orderWaypoints(waypoints), [60, 60], agreed);

describe("timesAsk", () => {
  it("asks for the speed of the tightest leg", () => {
    expect(ask(ROUTE)).toEqual({ slowest: 12, open_nm: 0 });
  });

  it("counts legs and nights between known times together", () => {
    const between = { ...ROUTE, b: stop("a1", 42, { nights: 1 }) };
    // 29 hours less one night for 120 NM.
    expect(ask(between).slowest).toBe(120 / 5);
  });

  it("goes by delivery and redelivery where nothing else was entered", () => {
    const bare = { a: stop("a0", 41), b: stop("a1", 42), c: stop("a2", 43) };
    expect(ask(bare)).toEqual({ slowest: null, open_nm: 120 });
    const agreed = { delivery_date: "2027-07-01T08:00:00Z", redelivery_date: "2027-07-01T18:00:00Z" };
    expect(ask(bare, agreed)).toEqual({ slowest: 12, open_nm: 0 });
    expect(ask(bare, { ...agreed, redelivery_date: null })).toEqual({ slowest: null, open_nm: 120 });
  });

  it("says that no speed keeps times which leave no hours", () => {
    const rushed = { ...ROUTE, c: stop("a2", 43, { arr_date: "2027-07-02T08:00:00.000Z" }) };
    expect(ask(rushed).slowest).toBe(Number.POSITIVE_INFINITY);
  });
});

describe("atSpeed", () => {
  it("keeps departures, and arrives as the speed has it", () => {
    const [first = 0] = legLengths(ROUTE);
    const sailed = atSpeed(ROUTE, 15);
    const arrival = Date.parse(ROUTE.a.dep_date ?? "") + (first / 15) * 3_600_000;
    expect(Date.parse(sailed["b"]?.arr_date ?? "") - arrival).toBeGreaterThanOrEqual(0);
    expect(Date.parse(sailed["b"]?.arr_date ?? "") - arrival).toBeLessThan(60_000);
    expect(sailed["b"]?.dep_date).toBe(ROUTE.b.dep_date);
    expect(reachedLater(ROUTE, sailed)).toEqual([]);
  });

  it("says where she is late, and leaves on arrival where there is no time to stay", () => {
    const slow = atSpeed(ROUTE, 2.4);
    expect(reachedLater(ROUTE, slow)).toEqual(["b", "c"]);
    expect(slow["b"]?.dep_date).toBe(slow["b"]?.arr_date);
    expect(reachedLater(ROUTE, atSpeed(ROUTE, 11))).toEqual(["c"]);
  });

  it("leaves times that no one entered to the schedule", () => {
    const bare = { a: stop("a0", 41), b: stop("a1", 42) };
    expect(atSpeed(bare, 10)).toEqual({ ...bare, b: { ...bare.b, planned_speed: 10 } });
  });

  it("keeps the times exactly from the speed on that they ask for", () => {
    const lengths = legLengths(ROUTE);
    const { slowest } = timesAsk(orderWaypoints(ROUTE), lengths, NO_DATES);
    const knots = Math.ceil((slowest ?? 0) * 10) / 10;
    expect(reachedLater(ROUTE, atSpeed(ROUTE, knots))).toEqual([]);
    expect(reachedLater(ROUTE, atSpeed(ROUTE, knots - 0.2))).not.toEqual([]);
  });
});
