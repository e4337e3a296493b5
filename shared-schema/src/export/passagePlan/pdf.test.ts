import { expect, test } from "vitest";
import type { Waypoint } from "../../agreement/schema.ts";
import { sheetFonts } from "../../contract/testing.test-support.ts";
import { planItinerary } from "../../itinerary/itinerary.ts";
import { fakeGeo, OPEN_PERIOD, testWaypoint } from "../../itinerary/testing.test-support.ts";
import { judged } from "../../tagged/read.test-support.ts";
import type { PassagePlanFacts } from "./facts.ts";
import { LABELS } from "./labels.ts";
import { passagePlanPdf } from "./pdf.ts";
import { pointLines } from "./points.ts";
import { courseText, degreesMinutes } from "./position.ts";

const fonts = sheetFonts();
const planOf = (waypoints: Record<string, Waypoint>) =>
  planItinerary({
    agreement: { waypoints, stays: {}, ...OPEN_PERIOD },
    yacht: null,
    geo: fakeGeo({}),
    countryName: (iso) => iso,
  });
const turns = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ latitude: 43.4, longitude: 7.1 + i / 100 }));
const waypoints = {
  a: testWaypoint({ pos: "a0", dep_date: "2027-07-01T10:00:00Z", call_location_str: "Île d’Or" }),
  b: testWaypoint({ pos: "a1", longitude: 8, track: turns(2), planned_speed: 12 }),
  c: testWaypoint({ pos: "a2", longitude: 9, track: turns(60), planned_speed: 12 }),
};
const facts: PassagePlanFacts = {
  id: 42,
  name: "Été",
  yacht: { name: "Azurite", flag: "FR", call_sign: "FABC1", mmsi_num: null, draft: 2.7, fuel_capacity: 56_000 },
  plan: planOf(waypoints),
  issuedAt: "2027-01-20T16:20:00Z",
  language: "en",
  productName: "Passerelle",
};

test("the same facts give the same bytes, in either language", () => {
  const once = passagePlanPdf(facts, fonts);
  expect(passagePlanPdf(facts, fonts).bytes).toEqual(once.bytes);
  expect(once.unprintable).toEqual([]);
  expect(judged(once.bytes)).toEqual({
    faults: [],
    hash: "2af5609ccdb402d4b91d344a6fd71930379a6b6e796dfb50150ab2b6af3d6286",
  });
  const french = passagePlanPdf({ ...facts, language: "fr" }, fonts);
  expect(french.unprintable).toEqual([]);
  expect(new TextDecoder("latin1").decode(french.bytes)).toContain("/Lang (fr)");
});

test("a plan without waypoints or yacht is a page that says so; a long one runs over pages", () => {
  expect(passagePlanPdf({ ...facts, yacht: null, plan: planOf({}) }, fonts).pages).toBe(1);
  const many = Object.fromEntries(
    Array.from({ length: 60 }, (_, i) => [
      `w${i}`,
      testWaypoint({ pos: `a${String(i).padStart(2, "0")}x`, longitude: 7 + i / 10 }),
    ]),
  );
  expect(passagePlanPdf({ ...facts, plan: planOf(many) }, fonts).pages).toBeGreaterThan(3);
});

test("turning points are numbered below their waypoint, unless there are too many", () => {
  const lines = pointLines(facts, LABELS.en).map(({ cells }) => cells);
  expect(lines.map(([number, place]) => [number, place])).toEqual([
    ["1", "Île d’Or"],
    ["1.1", "turning point"],
    ["1.2", "turning point"],
    ["2", "At sea"],
    ["", "60 turning points: see the GPX file"],
    ["3", "At sea"],
  ]);
  expect(lines[0]?.slice(2, 5)).toEqual(["43°\u00a030.000′\u00a0N", "007°\u00a000.000′\u00a0E", "43.5000, 7.0000"]);
  expect(new Set(lines.map((cells) => cells.length))).toEqual(new Set([10]));
});

test("positions in degrees and minutes, courses in three figures", () => {
  expect(degreesMinutes(-0.5, "longitude")).toBe("000°\u00a030.000′\u00a0W");
  expect(degreesMinutes(43.999999, "latitude")).toBe("44°\u00a000.000′\u00a0N");
  expect(degreesMinutes(-1e-9, "latitude")).toBe("00°\u00a000.000′\u00a0N");
  expect([courseText(359.6), courseText(4.4), courseText(null)]).toEqual(["000°", "004°", null]);
});
