import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { openCoastTiles } from "../coast/coastTiles.ts";
import type { GeoData } from "../data.ts";
import { loadGeoDataForTests, WORLD } from "../loadForTests.test-support.ts";
import { linesOf } from "./lineSet.ts";
import { placeLabels } from "./placement.ts";
import { type Frame, mercatorX, mercatorY, worldPixels } from "./projection.ts";
import { PALETTES } from "./theme.ts";
import { type Chart, type ChartView, createChart } from "./view.ts";

const data: GeoData = loadGeoDataForTests();
let chart: Chart;

beforeAll(() => {
  chart = createChart(data);
});

function frameAt(latitude: number, longitude: number, zoom: number): Frame {
  const world = worldPixels(zoom);
  const [width, height] = [800, 600];
  return {
    zoom,
    left: mercatorX(longitude) * world - width / 2,
    top: mercatorY(latitude) * world - height / 2,
    width,
    height,
  };
}

const viewAt = (...at: Parameters<typeof frameAt>) => chart.view(frameAt(...at), "en");
const namesIn = ({ labels }: ChartView) => labels.map(({ name }) => name);

/** Whether a view shows land at a spot: even-odd rule over each source. */
function isLand({ land }: ChartView, x: number, y: number): boolean {
  return land.some((set) => {
    let odd = false;
    for (const [first, end] of linesOf(set)) {
      for (let i = first, before = end - 1; i < end; before = i++) {
        const [x1, y1] = [set.points[before * 2] ?? 0, set.points[before * 2 + 1] ?? 0];
        const [x2, y2] = [set.points[i * 2] ?? 0, set.points[i * 2 + 1] ?? 0];
        if (y1 > y !== y2 > y && x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) odd = !odd;
      }
    }
    return odd;
  });
}

function lightness(colour: string): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  return (Math.max(...channels) + Math.min(...channels)) / 510;
}

/** The contrast of two colours, 1 to 21, as WCAG 2.2 defines it. */
function contrast(a: string, b: string): number {
  const [light, dark] = [a, b].map(luminance).sort((one, other) => other - one);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance(colour: string): number {
  const shares = [0.2126, 0.7152, 0.0722];
  return shares.reduce((sum, share, i) => {
    const value = Number.parseInt(colour.slice(1 + i * 2, 3 + i * 2), 16) / 255;
    return sum + share * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  }, 0);
}

describe("a view of the chart", () => {
  it("has land where there is land, at any zoom, seen from any turn round the world", () => {
    const [corsica, sea] = [
      { latitude: 42.15, longitude: 9.1 },
      { latitude: 42.9, longitude: 7.6 },
    ];
    fc.assert(
      fc.property(fc.double({ min: 4, max: 16, noNaN: true }), fc.integer({ min: -2, max: 2 }), (zoom, turns) => {
        const at = (place: typeof sea) => viewAt(place.latitude, place.longitude + 360 * turns, zoom);
        expect(isLand(at(corsica), 400, 300)).toBe(true);
        expect(isLand(at(sea), 400, 300)).toBe(false);
      }),
      { numRuns: 40 },
    );
  });

  it("holds no more points than its pixels can show, and none far outside", () => {
    for (const zoom of [5, 6.4, 8, 11, 14, 16]) {
      const { coast, land } = viewAt(43.3, 6.8, zoom);
      const points = [coast, ...land].reduce((sum, set) => sum + set.points.length / 2, 0);
      expect(points).toBeLessThan(60_000);
      for (const set of land) for (const value of set.points) expect(Math.abs(value)).toBeLessThan(900);
    }
  });

  it("draws an island on the date line whole, once", () => {
    // Vanua Levu and Taveuni.
    const view = createChart(loadGeoDataForTests(WORLD)).view(frameAt(-16.8, 179.95, 8), "en");
    expect(isLand(view, 400 + ((180.05 - 179.95) * worldPixels(8)) / 360, 300)).toBe(true);
    expect(namesIn(viewAt(-18, 180, 4)).filter((name) => name === "Australia").length).toBeLessThan(2);
  });

  it("marks coast that is not on this device as unknown, until it is there", () => {
    const solent = frameAt(50.8, -1.3, 8);
    const { coast } = loadGeoDataForTests(WORLD);
    const tiles = openCoastTiles(data.coast);
    const growing = createChart(data, tiles);
    expect(growing.view(solent, "en").unknown.length).toBeGreaterThan(0);
    for (const [source, { packs }] of coast.entries()) tiles.add(source, packs.at(-1) ?? new Uint8Array());
    expect(growing.view(solent, "en").unknown).toHaveLength(0);
    expect(viewAt(43.586, 7.1285, 9).unknown).toHaveLength(0);
  });

  it("names harbours by their town from zoom 8, before inland towns, and by their quay from zoom 11", () => {
    expect(viewAt(43.586, 7.1285, 7.9).labels.some(({ kind }) => kind === "HARBOUR")).toBe(false);
    const near = viewAt(43.586, 7.1285, 8);
    expect(near.labels).toContainEqual(expect.objectContaining({ kind: "HARBOUR", name: "Antibes" }));
    const kinds = near.labels.map(({ kind }) => kind);
    expect(kinds.lastIndexOf("HARBOUR")).toBeLessThan(kinds.indexOf("PLACE"));
    expect(namesIn(viewAt(43.586, 7.1285, 11))).toContain("Port Vauban, Antibes");
  });

  it("names a town once where a harbour has its name, also in another language", () => {
    const named = (at: readonly [number, number], zoom: number, name: RegExp, language: "en" | "fr" = "en") =>
      namesIn(chart.view(frameAt(...at, zoom), language)).filter((one) => name.test(one));
    const bonifacio = [41.388, 9.16] as const;
    for (const zoom of [8, 10, 11, 13, 15]) expect(named(bonifacio, zoom, /^Bonifacio/), `${zoom}`).toHaveLength(1);
    for (const zoom of [10, 13]) expect(named([43.5225, 6.944], zoom, /mandelieu/i), `${zoom}`).toHaveLength(1);
    const genoa = [44.408, 8.926] as const;
    expect(named(genoa, 9, /^Gen/)).toEqual(["Genoa"]);
    expect(named(genoa, 14, /^Gen/)).toEqual(["Genoa (Porto Antico)"]);
    expect(named(genoa, 14, /^Gên/, "fr")).toEqual(["Gênes (Porto Antico)"]);
    expect(named([42.815, 10.33], 9, /^(Elba|Portoferraio)$/)).toContain("Portoferraio");
  });

  it("names seas, countries and cities in the reader's language", () => {
    const names = (language: "en" | "fr", zoom: number) => namesIn(chart.view(frameAt(43.6, 9.2, zoom), language));
    expect(names("en", 6.5)).toEqual(expect.arrayContaining(["Ligurian Sea", "Italy", "Corsica", "Genoa"]));
    expect(names("fr", 6.5)).toEqual(expect.arrayContaining(["Mer Ligure", "Italie", "Corse", "Gênes"]));
  });

  it("tells the outer limit of waters from the borders between them", () => {
    const { limits, borders } = viewAt(41.3, 9.2, 8);
    expect([limits.ends.length, borders.ends.length].every((count) => count > 0)).toBe(true);
    expect(viewAt(41.3, 9.2, 4).limits.ends).toHaveLength(0);
  });
});

describe("placeLabels", () => {
  it("lets no name cover another one or a waypoint", () => {
    const taken = [{ minX: 380, minY: 280, maxX: 520, maxY: 320 }];
    const placed = placeLabels(viewAt(43.5, 7.2, 10).labels, ({ name }) => name.length * 7, taken, true);
    const boxes = placed.flatMap(({ text, name }) => (text ? [{ x: text.x, y: text.y, width: name.length * 7 }] : []));
    expect(boxes.length).toBeGreaterThan(10);
    for (const [i, a] of boxes.entries()) {
      expect(a.x < 520 && a.x + a.width > 380 && Math.abs(a.y - 300) < 20).toBe(false);
      for (const b of boxes.slice(i + 1)) {
        expect(a.x < b.x + b.width && b.x < a.x + a.width && Math.abs(a.y - b.y) < 12).toBe(false);
      }
    }
  });
});

it("does not name again what a waypoint on the mark is called", () => {
  const label = { kind: "HARBOUR", name: "Bonifacio", x: 100, y: 100 } as const;
  const at = (x: number, said: string) => [{ minX: x - 10, minY: 90, maxX: x + 10, maxY: 110, said }];
  const placed = (x: number, said: string) => placeLabels([label], () => 60, at(x, said), true);
  expect(placed(105, "Bonifacio")).toEqual([]);
  expect(placed(105, "Lavezzi")).toHaveLength(1);
  expect(placed(300, "Bonifacio")).toHaveLength(1);
});

describe("the colours", () => {
  it("keep the night dark", () => {
    const { sea, land, halo, shallows, ...marks } = PALETTES.night;
    for (const surface of [sea, land, halo, ...shallows]) expect(lightness(surface)).toBeLessThanOrEqual(0.2);
    for (const mark of Object.values(marks)) expect(lightness(mark)).toBeLessThan(0.6);
  });

  it.each(["day", "night"] as const)("let names, limits, coast and graticule be told from the water by %s", (theme) => {
    const { sea, land, text, seaText, countryText, limit, coast, graticule } = PALETTES[theme];
    expect(contrast(text, sea)).toBeGreaterThan(4.5);
    expect(contrast(text, land)).toBeGreaterThan(4.5);
    expect(contrast(seaText, sea)).toBeGreaterThan(3);
    expect(contrast(countryText, land)).toBeGreaterThan(3);
    expect(contrast(limit, sea)).toBeGreaterThan(3);
    expect(contrast(coast, sea)).toBeGreaterThan(2.4);
    expect(contrast(graticule, sea)).toBeGreaterThan(1.15);
  });
});
