import fc from "fast-check";
import { expect, it } from "vitest";
import { curveOf } from "../../yacht/consumption.ts";
import { cheapestSpeed, litresAt, type RouteFuel } from "./cheapest.ts";

const curve = fc
  .array(
    fc.tuple(
      fc.integer({ min: 20, max: 350 }).map((n) => n / 10),
      fc.integer({ min: 0, max: 2_000 }),
    ),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((points) => curveOf(points));
const fuel = fc.record({
  curve,
  generators: fc.integer({ min: 0, max: 300 }),
  nm: fc.integer({ min: 1, max: 2_000 }),
  open: fc.double({ min: 0, max: 1, noNaN: true }),
});
const speed = fc.integer({ min: 5, max: 400 }).map((n) => n / 10);

/** Tries every tenth of a knot. */
function byTrial(route: RouteFuel, least: number, most: number): number | null {
  let best: number | null = null;
  for (let step = Math.ceil(least * 10); step <= Math.floor(most * 10); step += 1) {
    if (best === null || litresAt(route, step / 10) < litresAt(route, best)) best = step / 10;
  }
  return best;
}

it("takes no more litres than any other tenth of a knot", () => {
  fc.assert(
    fc.property(fuel, speed, speed, ({ curve: points, generators, nm, open }, a, b) => {
      if (!points) return;
      const route = { curve: points, generators, nm, open_nm: open * nm };
      const found = cheapestSpeed(route, Math.min(a, b), Math.max(a, b));
      const tried = byTrial(route, Math.min(a, b), Math.max(a, b));
      expect(found === null).toBe(tried === null);
      if (found === null || tried === null) return;
      const [litres, least] = [litresAt(route, found), litresAt(route, tried)];
      expect(litres).toBeLessThanOrEqual(least * (1 + 1e-12) + 1e-9);
    }),
    { numRuns: 400 },
  );
});

it("names a speed between two points of the curve only where a bound lies there", () => {
  const points = curveOf([
    [8, 80],
    [12, 240],
    [16, 800],
  ]);
  if (!points) throw new Error("no curve");
  const route = { curve: points, generators: 0, nm: 100, open_nm: 0 };
  expect(cheapestSpeed(route, 9.03, 16)).toBe(9.1);
  expect(cheapestSpeed(route, 2, 16)).toBe(2);
  expect(cheapestSpeed({ ...route, generators: 60, open_nm: 100 }, 2, 16)).toBeGreaterThan(5);
  expect(cheapestSpeed(route, 16.02, 16.08)).toBeNull();
  expect(cheapestSpeed(route, Number.POSITIVE_INFINITY, 16)).toBeNull();
});
