import fc from "fast-check";
import { generateKeyBetween } from "fractional-indexing";
import { expect, it } from "vitest";
import { service } from "../agreement/schema.ts";

const taken = (pos: string) => service.safeParse({ pos, name: null, price: null, product: null }).success;

it("takes every key that devices make", () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 20 }), { maxLength: 60 }), (places) => {
      const keys: string[] = [];
      for (const place of places) {
        const at = Math.min(place, keys.length);
        keys.splice(at, 0, generateKeyBetween(keys[at - 1] ?? null, keys[at] ?? null));
      }
      return keys.every(taken);
    }),
  );
});

it("takes no key beside which none can be made", () => {
  const smallest = `A${"0".repeat(26)}`;
  for (const pos of ["~~", "", "a", "b0", "a00", "a0~", "é0", "0a", smallest, "a0".repeat(60)]) {
    expect([pos, taken(pos)]).toEqual([pos, false]);
  }
});

it("leaves no taken key with which another cannot be made", () => {
  const whole = fc.constantFrom("a0", "a1", "Zz", "b00", `A${"0".repeat(26)}`, `z${"z".repeat(26)}`, "0", "~");
  const fraction = fc.string({ unit: fc.constantFrom(..."0aZzV"), maxLength: 5 });
  const key = fc.tuple(whole, fraction).map(([head, tail]) => head + tail);
  fc.assert(
    fc.property(key, key, (a, b) => {
      const [low, high] = a < b ? [a, b] : [b, a];
      fc.pre(low !== high && taken(low) && taken(high));
      const between = generateKeyBetween(low, high);
      expect(low < between && between < high).toBe(true);
    }),
    { numRuns: 300 },
  );
});
