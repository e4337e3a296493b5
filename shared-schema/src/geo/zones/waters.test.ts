import { describe, expect, it } from "vitest";
import { createLimits } from "./limits.ts";
import { createWaters, polygonsOf } from "./waters.ts";

/** Two squares that share the meridian of 1° E, with quantised arcs as in the real file. */
const topology = {
  type: "Topology" as const,
  transform: { scale: [1, 1] as [number, number], translate: [0, 40] as [number, number] },
  objects: {
    seas: {
      type: "GeometryCollection" as const,
      geometries: [
        { type: "Polygon" as const, arcs: [[0, 1]], properties: { isoA2: "AA" } },
        { type: "Polygon" as const, arcs: [[2, -1]], properties: { isoA2: "BB" } },
      ],
    },
  },
  arcs: [
    [
      [1, 0],
      [0, 1],
    ],
    [
      [1, 1],
      [-1, 0],
      [0, -1],
      [1, 0],
    ],
    [
      [1, 0],
      [1, 0],
      [0, 1],
      [-1, 0],
    ],
  ],
};

describe("createWaters", () => {
  const waters = createWaters(topology);

  it("says whose waters a point lies in", () => {
    expect(waters.countryAt({ latitude: 40.5, longitude: 0.5 })).toBe("AA");
    expect(waters.countryAt({ latitude: 40.5, longitude: 1.5 })).toBe("BB");
    expect(waters.countryAt({ latitude: 40.5, longitude: 361.5 })).toBe("BB");
    expect(waters.countryAt({ latitude: 40.5, longitude: 2.5 })).toBeNull();
  });

  it("says how far north it reaches", () => {
    expect(waters.covers({ latitude: 84, longitude: 0 })).toBe(true);
    expect(waters.covers({ latitude: 86, longitude: 0 })).toBe(false);
    expect(createWaters({ ...topology, objects: {} }).covers({ latitude: 43, longitude: 7 })).toBe(false);
  });
});

describe("polygonsOf", () => {
  it("gives each polygon with its property", () => {
    expect(polygonsOf(topology, "isoA2").map((part) => part.country)).toEqual(["AA", "BB"]);
  });
});

describe("createLimits", () => {
  const limits = createLimits(topology);

  it("finds where a piece crosses, also a turn round the globe further", () => {
    const from = { latitude: 40.5, longitude: -1 };
    const to = { latitude: 40.5, longitude: 3 };
    expect(limits.crossings({ from, to, nm: 180 })).toEqual([0.25, 0.5, 0.75]);
    const turned = { from: { ...from, longitude: 359 }, to: { ...to, longitude: 363 }, nm: 180 };
    expect(limits.crossings(turned)).toEqual([0.25, 0.5, 0.75]);
  });

  it("finds the runs in a box", () => {
    expect(limits.within(1.5, 40.2, 2.5, 40.8)).toHaveLength(1);
    expect(limits.within(5, 5, 6, 6)).toHaveLength(0);
  });
});
