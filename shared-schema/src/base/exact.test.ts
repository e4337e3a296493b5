import fc from "fast-check";
import { expect, it } from "vitest";
import { z } from "zod";
import { hasExactFields, isExact } from "./exact.ts";

const LOST = [Number.MAX_SAFE_INTEGER + 1, -1e300, Number.POSITIVE_INFINITY];
const schema = z.object({ price: z.number(), parts: z.record(z.string(), z.object({ amount: z.number() })) });

it("finds a number that is not exact, however deep", () => {
  fc.assert(
    fc.property(fc.constantFrom(...LOST), fc.array(fc.constantFrom("list", "map")), (lost, around) => {
      const wrap = (value: unknown) =>
        around.reduce<unknown>((inner, kind) => (kind === "list" ? [1, inner, null] : { a: "x", b: inner }), value);
      expect([isExact(wrap(lost)), isExact(wrap(7))]).toEqual([false, true]);
    }),
  );
});

it.each(LOST)("looks at the fields of the schema alone, those of parts too: %d", (lost) => {
  const body = { price: 1, parts: { a: { amount: 2 }, b: { amount: 3 } } };
  expect(
    hasExactFields({ ...body, later: lost, parts: { ...body.parts, a: { amount: 2, later: lost } } }, schema),
  ).toBe(true);
  expect(hasExactFields({ ...body, price: lost }, schema)).toBe(false);
  expect(hasExactFields({ ...body, parts: { ...body.parts, b: { amount: lost } } }, schema)).toBe(false);
  expect(hasExactFields({ ...body, price: [{ deep: lost }] }, schema)).toBe(false);
});
