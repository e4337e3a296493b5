import { expect, test } from "vitest";
import { testWaypoint } from "../testing.test-support.ts";
import { drawnLines, outgrownLines } from "./drawnLines.ts";
import { splitLeg } from "./legs.ts";

const route = {
  a: testWaypoint({ pos: "a0", latitude: 43.5, longitude: 7 }),
  b: testWaypoint({ pos: "a1", latitude: 43.5, longitude: 8, track: [{ latitude: 43.2, longitude: 7.5 }] }),
  c: testWaypoint({ pos: "a2", latitude: 43, longitude: 9, track: [{ latitude: 43.3, longitude: 8.6 }] }),
  d: testWaypoint({ pos: "a3", latitude: 42, longitude: 9.6 }),
};
const drawn = drawnLines(route);

test("a waypoint that moves outgrows the bends on either side of it, and no other", () => {
  expect(outgrownLines(route, drawn)).toEqual([]);
  const moved = { ...route, b: { ...route.b, latitude: 43.9 } };
  expect(outgrownLines(moved, drawn)).toEqual(["b", "c"]);
  expect(outgrownLines({ ...route, d: { ...route.d, latitude: 41 } }, drawn)).toEqual([]);
  expect(outgrownLines({ ...route, b: { ...route.b, latitude: 43.5008 } }, drawn)).toEqual([]);
});

test("a stale line stays so until it is drawn again, straightened, or its ends are back", () => {
  const moved = { ...route, b: { ...route.b, latitude: 43.9 } };
  const known = drawnLines(moved, drawn);
  expect(outgrownLines(moved, known)).toEqual(["b", "c"]);
  expect(outgrownLines(route, known)).toEqual([]);
  const again = {
    ...moved,
    b: { ...moved.b, track: [{ latitude: 43.1, longitude: 7.4 }] },
    c: { ...moved.c, track: null },
  };
  expect(outgrownLines(again, drawnLines(again, known))).toEqual([]);
  expect(outgrownLines(moved, drawnLines(moved))).toEqual([]);
});

test("another order outgrows a line; a waypoint put on it does not", () => {
  const swapped = { ...route, a: { ...route.a, pos: "a15" } };
  expect(outgrownLines(swapped, drawn)).toEqual(["c"]);
  const split = splitLeg(route, { to: "b", part: 0 }, "m", { latitude: 43.35, longitude: 7.25 });
  expect(split && outgrownLines(split, drawn)).toEqual([]);
});
