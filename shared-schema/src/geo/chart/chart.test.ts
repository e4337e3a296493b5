import { beforeAll, describe, expect, it } from "vitest";
import { openCoastTiles } from "../coastTiles.ts";
import type { GeoData } from "../data.ts";
import { loadGeoDataForTests, WORLD } from "../loadForTests.test-support.ts";
import { type Chart, createChart } from "./chart.ts";
import { PALETTES } from "./theme.ts";
import { escapeXml } from "./xml.ts";

const data: GeoData = loadGeoDataForTests();
let chart: Chart;

beforeAll(() => {
  chart = createChart(data);
});

function addressOf(latitude: number, longitude: number, z: number): [number, number, number] {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [z, Math.floor(((longitude + 180) / 360) * 2 ** z), Math.floor(y * 2 ** z)];
}

const namesIn = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map((match) => match[1]);

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

describe("tile", () => {
  it("draws the coast at every zoom, in at most 30 kB", () => {
    for (let z = 0; z <= 18; z++) {
      const svg = chart.tile(...addressOf(43.5815, 7.1275, z), "day");
      expect(svg).toContain(PALETTES.day.land);
      expect(svg.length).toBeLessThan(30_000);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it("is the same whatever was drawn before", () => {
    const address = addressOf(43.6, 7.1, 9);
    const first = chart.tile(...address, "day");
    const other = createChart(data);
    other.tile(...addressOf(18, -63, 9), "night");
    expect(other.tile(...address, "day")).toBe(first);
    expect(chart.tile(...address, "day")).toBe(first);
  });

  it("draws a name that spans two tiles in both, at the same place", () => {
    const [z, x, y] = addressOf(43.6, 7.1, 10);
    let shared = 0;
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
    ] as const) {
      const at = (column: number) => {
        const svg = chart.tile(z, column, y + dy, "day");
        return [...svg.matchAll(/<text x="(-?\d+)" y="(-?\d+)">([^<]*)</g)].map(([, left, base, name]) => {
          return `${Number(left) + column * 1024} ${base} ${name}`;
        });
      };
      const right = at(x + dx + 1);
      shared += at(x + dx).filter((label) => right.includes(label)).length;
    }
    expect(shared).toBeGreaterThan(0);
  });

  it("names cities at small scales and harbours from zoom 10", () => {
    expect(namesIn(chart.tile(...addressOf(43.7, 7.26, 8), "day"))).toContain("Nice");
    expect(chart.tile(...addressOf(43.586, 7.1285, 9), "day")).not.toContain(PALETTES.day.harbour);
    expect(namesIn(chart.tile(...addressOf(43.586, 7.1285, 12), "day"))).toContain("Port Vauban, Antibes");
  });

  it("shows the 12 NM limit as dashes, from zoom 5", () => {
    expect(chart.tile(...addressOf(43.3, 7.4, 9), "day")).toContain("stroke-dasharray");
    expect(chart.tile(...addressOf(43.3, 7.4, 3), "day")).not.toContain("stroke-dasharray");
  });

  it("hatches a coast that is not on this device, and says so, rather than draw sea", () => {
    const solent = chart.tile(...addressOf(50.8, -1.3, 8), "day", "Côte <absente>");
    expect(solent).toContain("url(#u)");
    expect(solent).toContain("Côte &lt;absente&gt;");
    const antibes = chart.tile(...addressOf(43.586, 7.1285, 9), "day", "absente");
    expect(antibes).not.toContain("url(#u)");
    expect(antibes).not.toContain("absente");
  });

  it("draws a coast as soon as it is there", () => {
    const { coast } = loadGeoDataForTests(WORLD);
    const tiles = openCoastTiles(data.coast);
    const growing = createChart(data, tiles);
    expect(growing.tile(...addressOf(50.8, -1.3, 8), "day")).toContain("url(#u)");
    for (const [source, { packs }] of coast.entries()) tiles.add(source, packs.at(-1) ?? new Uint8Array());
    expect(growing.tile(...addressOf(50.8, -1.3, 8), "day")).not.toContain("url(#u)");
  });

  it("is all sea off the coast and beyond the world", () => {
    expect(chart.tile(...addressOf(42.9, 7.6, 13), "day")).not.toContain(PALETTES.day.land);
    expect(chart.tile(3, 2, 9, "day")).not.toContain("<path");
    expect(chart.tile(2, 5, 1, "day")).toBe(chart.tile(2, 1, 1, "day"));
  });

  it("keeps the night dark", () => {
    const { sea, land, halo, ...marks } = PALETTES.night;
    for (const surface of [sea, land, halo]) expect(lightness(surface)).toBeLessThanOrEqual(0.2);
    for (const mark of Object.values(marks)) expect(lightness(mark)).toBeLessThan(0.55);
    expect(chart.tile(...addressOf(43.6, 7.1, 9), "night")).not.toContain(PALETTES.day.land);
  });

  it.each(["day", "night"] as const)(
    "lets names, limits, coast and graticule be told from the water by %s",
    (theme) => {
      const { sea, text, limit, coast, graticule } = PALETTES[theme];
      expect(contrast(text, sea)).toBeGreaterThan(4.5);
      expect(contrast(limit, sea)).toBeGreaterThan(3);
      expect(contrast(coast, sea)).toBeGreaterThan(2.4);
      expect(contrast(graticule, sea)).toBeGreaterThan(1.15);
    },
  );

  it("escapes every name", () => {
    const harbour = { country: "FR", lat: 43.3, lon: 7.5, timezone: "Europe/Paris", gazetteer: null };
    const odd = createChart({ ...data, harbours: [{ ...harbour, name: `Quai <d'Or> & "Fils"` }] });
    const svg = odd.tile(...addressOf(43.3, 7.5, 14), "day");
    expect(svg).toContain("Quai &lt;d&apos;Or&gt; &amp; &quot;Fils&quot;");
    expect(escapeXml("L'Estaque")).toBe("L&apos;Estaque");
  });
});
