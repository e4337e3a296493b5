import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isEqual } from "../base/equal.ts";
import { merge3 } from "./merge.ts";

/** Small aggregates with a few fields and two maps of parts: enough for every way in which edits meet. */
const leaf = fc.oneof(fc.constantFrom("a", "b", "c"), fc.integer({ min: 0, max: 3 }), fc.constant(null));
const part = fc.record({ name: leaf, price: leaf });
const body = fc.record({
  name: leaf,
  currency: leaf,
  track: fc.array(leaf, { maxLength: 2 }),
  waypoints: fc.dictionary(fc.constantFrom("w1", "w2", "w3"), part),
  services: fc.dictionary(fc.constantFrom("s1", "s2"), part),
});
const runs = { numRuns: 100_000 / 20 };

describe("three-way merge", () => {
  it("leaves everything alone when no one changed anything", () => {
    fc.assert(
      fc.property(body, (base) => isEqual(merge3(base, base, base), { value: base, conflicts: [] })),
      runs,
    );
  });

  it("takes the only side that changed", () => {
    fc.assert(
      fc.property(body, body, (base, edit) => {
        expect(merge3(base, edit, base)).toEqual({ value: edit, conflicts: [] });
        expect(merge3(base, base, edit)).toEqual({ value: edit, conflicts: [] });
      }),
      runs,
    );
  });

  it("is idempotent: merging the same edit again changes nothing", () => {
    fc.assert(
      fc.property(body, body, body, (base, mine, theirs) => {
        const once = merge3(base, mine, theirs);
        const twice = merge3(base, mine, once.value);
        expect(twice.value).toEqual(once.value);
        expect(twice.conflicts.map((conflict) => conflict.path)).toEqual(
          once.conflicts.map((conflict) => conflict.path),
        );
      }),
      runs,
    );
  });

  it("gives the same whichever side comes first, where there is no conflict", () => {
    fc.assert(
      fc.property(body, body, body, (base, mine, theirs) => {
        const forth = merge3(base, mine, theirs);
        if (forth.conflicts.length > 0) return;
        expect(merge3(base, theirs, mine)).toEqual({ value: forth.value, conflicts: [] });
      }),
      runs,
    );
  });

  it("invents no value: every leaf comes from one of the three", () => {
    const leaves = (value: unknown, path = ""): string[] =>
      value !== null && typeof value === "object" && !Array.isArray(value)
        ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
        : [`${path}=${JSON.stringify(value)}`];
    fc.assert(
      fc.property(body, body, body, (base, mine, theirs) => {
        const known = new Set([...leaves(base), ...leaves(mine), ...leaves(theirs)]);
        for (const found of leaves(merge3(base, mine, theirs).value)) expect(known).toContain(found);
      }),
      runs,
    );
  });

  it("loses no edit: what mine changed is in the result or among the conflicts", () => {
    fc.assert(
      fc.property(body, body, body, (base, mine, theirs) => {
        const { value, conflicts } = merge3(base, mine, theirs);
        for (const key of ["name", "currency", "track"] as const) {
          if (isEqual(base[key], mine[key])) continue;
          expect(isEqual(value[key], mine[key]) || conflicts.some((conflict) => conflict.path === key)).toBe(true);
        }
      }),
      runs,
    );
  });

  it("keeps a part that one side deleted and the other edited as a conflict, the committed side standing", () => {
    const base = { waypoints: { w1: { name: "Calvi" } } };
    const edited = { waypoints: { w1: { name: "Girolata" } } };
    const deleted = { waypoints: {} };
    expect(merge3<unknown>(base, deleted, edited)).toEqual({
      value: edited,
      conflicts: [{ path: "waypoints.w1", base: { name: "Calvi" }, mine: null, theirs: { name: "Girolata" } }],
    });
    expect(merge3<unknown>(base, edited, deleted).value).toEqual(deleted);
    expect(merge3<unknown>(base, edited, deleted).conflicts).toHaveLength(1);
  });

  it("leaves fields alone that the editor's copy never had", () => {
    const theirs = { name: "Azur", iban: "FR14", city: "Antibes" };
    expect(merge3<unknown>({ name: "Azur", city: "Nice" }, { name: "Azur II", city: "Nice" }, theirs)).toEqual({
      value: { name: "Azur II", iban: "FR14", city: "Antibes" },
      conflicts: [],
    });
  });

  it("takes no prototype from a key", () => {
    const mine = JSON.parse('{"name":"Azur II","waypoints":{"__proto__":{"admin":true},"w1":1}}');
    const { value } = merge3<unknown>({ name: "Azur", waypoints: {} }, mine, { name: "Azur", waypoints: { w2: 2 } });
    expect(value).toEqual({ name: "Azur II", waypoints: { w1: 1, w2: 2 } });
    expect(value).not.toHaveProperty("waypoints.admin");
  });
});
