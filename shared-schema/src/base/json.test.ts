import fc from "fast-check";
import { expect, it } from "vitest";
import { isEqual } from "./equal.ts";
import { differences, entryOf, isMap, pick, valueAt } from "./json.ts";

const leaf = fc.oneof(fc.constantFrom("a", "b", null, 1), fc.array(fc.integer(), { maxLength: 2 }));
const { map } = fc.letrec<{ map: Record<string, unknown>; value: unknown }>((tie) => ({
  map: fc.dictionary(fc.constantFrom("p", "q", "r"), tie("value"), { maxKeys: 3 }),
  value: fc.oneof({ maxDepth: 3, depthSize: "small" }, leaf, tie("map")),
}));

it("names each difference by the path at which both values stand", () => {
  fc.assert(
    fc.property(map, map, (before, after) => {
      const found = differences(before, after);
      expect(found.length === 0).toBe(isEqual(before, after));
      for (const { path, ...values } of found) {
        expect(values).toEqual({ before: valueAt(before, path), after: valueAt(after, path) });
        expect(isEqual(values.before, values.after)).toBe(false);
        expect(isMap(values.before) && isMap(values.after)).toBe(false);
      }
    }),
  );
});

it("goes into a map that came as a whole where it is asked to", () => {
  const whole = differences({}, { p: { q: 1 } });
  expect(whole).toEqual([{ path: "p", before: undefined, after: { q: 1 } }]);
  const leaves = differences({}, { p: { q: 1 } }, (_, after) => !isMap(after));
  expect(leaves).toEqual([{ path: "p.q", before: undefined, after: 1 }]);
});

it("finds neither what is inherited nor what is in a list", () => {
  for (const key of ["constructor", "__proto__", "toString"]) expect(entryOf({}, key)).toBeUndefined();
  expect(valueAt({ track: ["a"] }, "track.0")).toBeUndefined();
  expect(pick({ a: 1, b: 2 }, (key) => key === "a")).toEqual({ a: 1 });
});
