import fc from "fast-check";
import { expect, it } from "vitest";
import type { Position } from "../base/basics.ts";
import { nearestWater } from "./nearestWater.ts";
import { rhumbLine } from "./rhumb.ts";

/** A round island about the origin. */
const island =
  (radius: number) =>
  (at: Position): boolean =>
    rhumbLine({ latitude: 0, longitude: 0 }, at).nm < radius;

it("leaves a position in the water where it is, and one of which no one knows", () => {
  const at = { latitude: 1, longitude: 1 };
  expect(nearestWater(at, island(3))).toBe(at);
  expect(nearestWater(at, () => null)).toBe(at);
});

it("finds water that is hardly farther than the nearest", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.05, max: 3, noNaN: true }),
      fc.double({ min: 0, max: 0.9, noNaN: true }),
      (radius, share) => {
        const from = { latitude: 0, longitude: (radius * share) / 60 };
        const water = nearestWater(from, island(radius));
        if (!water) throw new Error("no water was found");
        expect(island(radius)(water)).toBe(false);
        expect(rhumbLine(from, water).nm).toBeLessThanOrEqual(Math.max(0.03, radius * (1 - share) * 1.35 + 0.02));
      },
    ),
  );
});

it("gives up far inland", () => {
  expect(nearestWater({ latitude: 0, longitude: 0 }, island(9))).toBeNull();
});
