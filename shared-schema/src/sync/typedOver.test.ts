import fc from "fast-check";
import { expect, it } from "vitest";
import { typedOverOthers } from "./typedOver.ts";

const value = fc.oneof(fc.string(), fc.integer(), fc.constant(null));
const document = (description: unknown, price: number) => ({
  name: "Riviera",
  services: { a: { description, price }, b: { description: "Golf", price: 2 } },
});

it("is a conflict exactly where someone else's value would be gone without its author having seen it", () => {
  fc.assert(
    fc.property(value, value, value, (seen, current, typed) => {
      const same = (a: unknown, b: unknown) => (a === "" ? null : a) === (b === "" ? null : b);
      const conflicts = typedOverOthers(document(current, 1), document(typed, 1), { seen, typed });
      const expected = current === typed || same(current, seen) ? [] : ["services.a.description"];
      expect(conflicts.map(({ path }) => path)).toEqual(expected);
      expect(conflicts.every(({ mine, theirs }) => mine === typed && theirs === current)).toBe(true);
    }),
  );
});

it("blames no one for what a rule changes along with the field, or for values of another field", () => {
  const typed = { seen: "Spa", typed: "Diving" };
  expect(typedOverOthers(document("Spa", 1), document("Diving", 7), typed)).toEqual([]);
  expect(typedOverOthers({ table: [[8, 900]] }, { table: [[9, 900]] }, { seen: 8, typed: 9 })).toEqual([]);
});

it("is a conflict also where a rule mends what was typed, as long as it is told which field that is", () => {
  const over = { seen: "Spa", typed: "Divng", path: "services.a.description" };
  const [before, mended] = [document("Golf", 1), document("Diving", 7)];
  expect(typedOverOthers(before, mended, over)).toEqual([
    { path: over.path, base: "Spa", mine: "Diving", theirs: "Golf" },
  ]);
  expect(typedOverOthers(document("Spa", 1), mended, over)).toEqual([]);
});

it("tells the two halves of a position apart", () => {
  const before = { waypoints: { a: { latitude: 43.7, longitude: 7.3 } } };
  const after = { waypoints: { a: { latitude: 43.5, longitude: 7.1 } } };
  const typed = { seen: { latitude: 43.7, longitude: 7.2 }, typed: { latitude: 43.5, longitude: 7.1 } };
  expect(typedOverOthers(before, after, typed)).toEqual([
    { path: "waypoints.a.longitude", base: 7.2, mine: 7.1, theirs: 7.3 },
  ]);
});
