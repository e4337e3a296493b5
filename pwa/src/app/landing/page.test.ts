import { DEMO_CRUISES } from "shared-schema/agreement/sample/demoCruises";
import { withDrawnLegs } from "shared-schema/agreement/sample/drawnLegs";
import riviera from "shared-schema/fixtures/cruises/riviera-corsica-sardinia.json";
import tracks from "shared-schema/fixtures/demo-tracks.json";
import { beforeAll, describe, expect, it } from "vitest";
import { landingPage } from "./page.ts";
import { FRAME, pixelOf } from "./plate/frame.ts";
import { type Earth, openEarth } from "./worked/earth.ts";
import { sumSaving } from "./worked/saving.ts";
import { drawVoyage } from "./worked/voyage.ts";
import week from "./worked/week.json";

let earth: Earth;
beforeAll(() => {
  earth = openEarth();
});

describe("the worked week", () => {
  it("is calculated call by call, goes round land and lies within the chart", () => {
    const steps = drawVoyage(week, earth);
    expect(steps.map(({ place }) => place)).toEqual(week.waypoints.map(({ place }) => place));
    for (const [index, step] of steps.entries()) {
      const former = steps[index - 1];
      expect(step.nm).toBeGreaterThan(former?.nm ?? -1);
      expect(step.litres).toBeGreaterThan(former?.litres ?? 0);
      expect(step.rate).toBeGreaterThan(0);
      expect(step.rate).toBeLessThanOrEqual(0.2);
      expect(step.total).toBeGreaterThan(week.base_price_cruising);
      expect(earth.geo.landAlong(step.way)).toBe(0);
      for (const { x, y } of step.way.map(pixelOf)) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(FRAME.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(FRAME.height);
      }
    }
  });

  it("does not make a page of a cruise without a total", () => {
    const { base_price_cruising: _, ...rest } = week;
    expect(() => drawVoyage({ ...rest, base_price_cruising: null }, earth)).toThrow();
    const undated = week.waypoints.map((waypoint) => ({ ...waypoint, country: "XX", latitude: 0, longitude: -30 }));
    expect(() => drawVoyage({ ...week, waypoints: undated }, earth)).toThrow(/worked cruise/);
  });
});

it("adds the saving up: hire less transport is what is saved, and the fee is part of it", () => {
  const { net, duty, hire, cruise, saved, fee, kept } = sumSaving(riviera, earth, (cruise) => cruise);
  const cents = (amount: number) => Math.round(amount * 100);
  expect(cents(hire.total)).toBe(cents(net) + cents(duty) + cents(hire.vat));
  expect(cents(cruise.total)).toBe(cents(net) + cents(cruise.vat));
  expect(cents(saved)).toBe(cents(hire.total) - cents(cruise.total));
  expect(cents(kept)).toBe(cents(saved) - cents(fee));
  // The fixture's own numbers.
  expect([cruise.total, saved, fee]).toEqual([318_633.73, 63_530.89, 9_529.63]);
});

it("shows the total that the demo's cruise has, and the pictures of it", () => {
  const sum = sumSaving(riviera, earth, (cruise) => withDrawnLegs(cruise, DEMO_CRUISES[0], tracks));
  expect(sum.cruise.total).toBe(321_190.14);
  expect(landingPage()).toContain("€321,190.14");
});

describe("the page", () => {
  it("has one heading and the same sections in both languages, and each anchor that a link names once", () => {
    const html = landingPage();
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(expect.arrayContaining([...new Set(anchors)]));
    const [english, french] = html.split('<div class="page" lang="fr"');
    for (const tag of ["<h1", "<section", "<figure", "<form", "<dialog", "<dt"])
      expect(french?.split(tag).length).toBe(english?.split(tag).length);
    expect(english?.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/undefined|NaN|\[object/);
  });
});
