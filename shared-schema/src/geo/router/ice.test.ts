import { describe, expect, it } from "vitest";
import { type CoastTiles, openCoastTiles } from "../coast/coastTiles.ts";
import { loadGeoDataForTests, loadPassagesForTests, WORLD } from "../loadForTests.test-support.ts";
import { forDrawing, THROUGH_NARROWS } from "./grid/bands.ts";
import { spotOf, vertexOf } from "./grid/cells.ts";
import { costOf } from "./grid/lineOfSight.ts";
import { isIce } from "./ice.ts";
import { createRouter } from "./router.ts";
import { createCharts } from "./search/chart.ts";

const router = createRouter({
  tiles: openCoastTiles(loadGeoDataForTests(WORLD).coast),
  passages: loadPassagesForTests(),
});
const PAPEETE = { latitude: -17.538, longitude: -149.569 };
const BERGEN = { latitude: 60.396, longitude: 5.321 };

describe("the ice of the Arctic", () => {
  it("is passed by no route, though the way across the pole is the shortest", () => {
    const route = router.route(PAPEETE, BERGEN);
    expect(route).toMatchObject({ ok: true, canals: ["Panama"] });
    const points = route.ok ? route.points : [];
    expect(points.some(({ latitude, longitude }) => isIce(Math.floor(longitude), Math.floor(latitude)))).toBe(false);
  });

  it.each([
    ["Longyearbyen", 78.23, 15.6],
    ["Cape Farewell", 59.5, -43.9],
    ["Lancaster Sound", 74.2, -84],
  ])("leaves %s open", (_name, latitude, longitude) => {
    expect(router.route(BERGEN, { latitude, longitude })).toMatchObject({ ok: true });
  });

  it.each([
    ["Tiksi", 71.691, 128.865],
    ["Pevek", 69.703, 170.307],
    ["Cherskiy", 68.753, 161.331],
    ["Peel Sound", 73, -96.6],
    ["Cambridge Bay", 69.115, -105.055],
    ["Prudhoe Bay", 70.255, -148.337],
  ])("lets nothing through to %s", (_name, latitude, longitude) => {
    expect(router.route(BERGEN, { latitude, longitude })).toEqual({ ok: false, reason: "no-way" });
    expect(router.route(PAPEETE, { latitude, longitude })).toEqual({ ok: false, reason: "no-way" });
  });

  it("is crossed by no line, through narrows either", () => {
    const sea: CoastTiles = { tile: () => "SEA", isDisputed: () => false, disputedIn: () => [] };
    const { walk, fine } = createCharts(sea).all;
    const rules = { sea: forDrawing(THROUGH_NARROWS), fineBand: fine.bandAt, patches: [] };
    const cost = (latitude: number) => {
      const [a, b] = [99.5, 101.5].map((longitude) => vertexOf(spotOf({ latitude, longitude })));
      return a && b && costOf(walk, rules, a, b);
    };
    expect(cost(67.5)).toBeLessThan(50);
    expect(cost(72.5)).toBe(Infinity);
  });
});
