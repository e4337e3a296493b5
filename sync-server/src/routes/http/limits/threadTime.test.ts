import fc from "fast-check";
import { expect, it } from "vitest";
import { createThreadTime } from "./threadTime.ts";

const MOST = 2_000;
const START = Date.parse("2027-01-15T09:00:00.000Z");
const request = fc.record({ pause: fc.nat(3_000), ms: fc.nat(900) });

it("lets no one have more of the thread than the limit and one request, whatever the order", () => {
  fc.assert(
    fc.property(fc.array(request, { maxLength: 80 }), (requests) => {
      const time = createThreadTime(() => MOST);
      const spent: { at: number; ms: number }[] = [];
      let now = START;
      for (const { pause, ms } of requests) {
        now += pause;
        if (time.wait("one", now)) continue;
        time.charge("one", ms, now);
        spent.push({ at: now, ms });
      }
      for (const { at } of spent) {
        const within = spent.filter((each) => each.at >= at && each.at < at + 10_000);
        // A bucket that was empty holds the limit, and as much again leaks out of it meanwhile.
        expect(within.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(2 * MOST + 900);
      }
    }),
  );
});

it("answers again after the wait that it named, and not a moment before", () => {
  fc.assert(
    fc.property(fc.integer({ min: MOST + 1, max: 10 * MOST }), (ms) => {
      const time = createThreadTime(() => MOST);
      time.charge("one", ms, START);
      const wait = time.wait("one", START)?.ms ?? 0;
      expect(wait).toBeGreaterThan(0);
      expect(time.wait("one", START + Math.floor(wait) - 1)).not.toBeNull();
      expect(time.wait("one", START + Math.ceil(wait) + 1)).toBeNull();
      expect(time.wait("other", START)).toBeNull();
    }),
  );
});

it("makes no one wait longer than a minute, and is told once a minute that it does", () => {
  const time = createThreadTime(() => MOST);
  time.charge("one", 57_000, START);
  expect(time.wait("one", START)).toEqual({ ms: 60_000, isFirst: true });
  expect(time.wait("one", START + 1_000)?.isFirst).toBe(false);
  time.charge("one", 57_000, START + 59_000);
  expect(time.wait("one", START + 60_000)?.isFirst).toBe(true);
});
