import { expect, it } from "vitest";
import { z } from "zod";
import { countryCode, money, voyageDate } from "./basics.ts";
import { orderKey } from "./orderKey.ts";
import { validate } from "./validation.ts";

it.each([
  [z.string(), undefined, { code: "required" }],
  [z.string(), null, { code: "required" }],
  [z.string(), 3, { code: "no-text" }],
  [z.number(), "3", { code: "no-number" }],
  [z.int(), 1.5, { code: "no-integer" }],
  [z.boolean(), "yes", { code: "no-boolean" }],
  [z.array(z.int()), 3, { code: "wrong-type" }],
  [z.literal(3), 4, { code: "one-of", params: { values: "3" } }],
  [z.enum(["A", "B"]), "C", { code: "one-of", params: { values: "A, B" } }],
  [z.union([z.string(), z.null()]), 3, { code: "invalid" }],
  [z.string().max(2), "abc", { code: "too-long", params: { most: 2 } }],
  [z.string().min(1), "", { code: "required" }],
  [z.string().min(8), "abc", { code: "too-short", params: { least: 8 } }],
  [z.array(z.int()).max(1), [1, 2], { code: "too-many", params: { most: 1 } }],
  [z.array(z.int()).min(1), [], { code: "too-few", params: { least: 1 } }],
  [z.number().max(9), 10, { code: "at-most", params: { most: 9 } }],
  [z.number().lt(9), 10, { code: "less-than", params: { most: 9 } }],
  [z.number().min(1), 0, { code: "at-least", params: { least: 1 } }],
  [z.number().gt(0), 0, { code: "more-than", params: { least: 0 } }],
  [z.email(), "abc", { code: "no-email" }],
  [z.iso.datetime(), "abc", { code: "no-instant" }],
  [z.iso.date(), "abc", { code: "no-date" }],
  [z.uuid({ version: "v7" }), "abc", { code: "no-uuid" }],
  [z.string().regex(/^a$/), "b", { code: "wrong-form" }],
  [z.record(z.uuid(), z.int()), {}, null],
  [money, 1.2345, { code: "too-many-decimals", params: { most: 3 } }],
  [countryCode, "France", { code: "no-country-form" }],
  [countryCode, "ZZ", { code: "no-country" }],
  [voyageDate, "1999-01-01", { code: "other-century" }],
  [orderKey, "zz!", { code: "no-order-key" }],
])("says by a code what a value lacks (%#)", (schema, value, fault) => {
  const result = validate(z.object({ field: schema }), { field: value });
  expect(result.ok ? null : result.refusal.fields).toEqual(fault && { field: [fault] });
});

it("names every field at fault, nested ones by their path", () => {
  const schema = z.strictObject({ name: z.string(), parts: z.record(z.string(), z.object({ price: z.number() })) });
  expect(validate(schema, { parts: { a: { price: "9" } }, colour: "red" })).toEqual({
    ok: false,
    refusal: {
      code: "document.invalid",
      params: { fields: "name, parts.a.price, colour" },
      fields: {
        name: [{ code: "required" }],
        "parts.a.price": [{ code: "no-number" }],
        colour: [{ code: "unknown-field" }],
      },
    },
  });
});

it("names a wrong key at the map that holds it", () => {
  const result = validate(z.object({ parts: z.record(z.uuid(), z.int()) }), { parts: { a: 1 } });
  expect(result.ok ? null : result.refusal.fields).toEqual({ "parts.a": [{ code: "wrong-keys" }] });
});

it("names an unexpected field whatever it is called", () => {
  for (const name of ["__proto__", "constructor", "toString"]) {
    const sent: unknown = JSON.parse(`{"${name}": {"a": 1}}`);
    const checked = validate(z.object({ own: z.string().optional() }).strict(), sent);
    expect(checked).toMatchObject({ ok: false, refusal: { params: { fields: name } } });
    expect(Object.keys((!checked.ok && checked.refusal.fields) || {})).toEqual([name]);
  }
});
