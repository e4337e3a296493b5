import fc from "fast-check";
import { expect, it } from "vitest";
import { type NamedMark, placeNames } from "./markPlacement.ts";

const HEIGHT = 15;

const mark = fc.record({
  x: fc.integer({ min: 0, max: 600 }),
  y: fc.integer({ min: 0, max: 400 }),
  radius: fc.constantFrom(5, 7.5),
  texts: fc
    .tuple(fc.integer({ min: 30, max: 160 }), fc.constant(9))
    .map((widths) => widths.map((width) => ({ text: "x".repeat(Math.round(width / 7)), width }))),
});

it("lets no name cover another one or a mark, however close they are", () => {
  fc.assert(
    fc.property(fc.array(mark, { maxLength: 30 }), (marks) => {
      const boxes = placeNames(marks, HEIGHT).flatMap((placed) => placed?.box ?? []);
      const circles = marks.map(({ x, y, radius: r }) => ({ minX: x - r, minY: y - r, maxX: x + r, maxY: y + r }));
      for (const [i, a] of boxes.entries()) {
        for (const b of [...boxes.slice(i + 1), ...circles]) {
          expect(a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY).toBe(false);
        }
      }
    }),
  );
});

it("names the first of two neighbours in full at its right, and the next one as fully as there is room", () => {
  const at = (x: number, y: number): NamedMark => ({
    ...{ x, y, radius: 7.5 },
    texts: [
      { text: "5 Bonifacio", width: 70 },
      { text: "5", width: 8 },
    ],
  });
  expect(placeNames([at(100, 100), at(300, 100)], HEIGHT)).toMatchObject([{ side: "right" }, { side: "right" }]);
  expect(placeNames([at(100, 100), at(114, 104)], HEIGHT)).toMatchObject([{ side: "left" }, { side: "right" }]);
  const crowd = placeNames(
    Array.from({ length: 5 }, () => at(100, 100)),
    HEIGHT,
  );
  expect(crowd.map((placed) => placed?.side)).toEqual(["right", "left", "below", "above", undefined]);
});
