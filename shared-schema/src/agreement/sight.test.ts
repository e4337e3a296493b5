import fc from "fast-check";
import { expect, it } from "vitest";
import { merge3 } from "../sync/merge.ts";
import { newAgreement } from "./create.ts";
import { agreementBody } from "./schema.ts";
import { changesPrices, seesPrices, withoutPrices } from "./sight.ts";

const PART = "0190a000-0000-7000-8000-000000000001";
const amount = fc.constantFrom(null, 1_234_567, 7_654_321);
const agreement = fc
  .record({
    base: amount,
    service: amount,
    litre: amount,
    call: amount,
    unknown: amount,
    name: fc.constantFrom("A", "B"),
  })
  .map(({ base, service, litre, call, unknown, name }) => ({
    ...newAgreement({
      name,
      contract_type: "CRUISE",
      currency: "EUR",
      created_by: 1,
      created_at: "2027-01-15T09:00:00.000Z",
      bunkerId: PART,
    }),
    base_price_cruising: base,
    special_conditions: { [PART]: { pos: "a0", name: "Flowers", price: service, product: null, newer: unknown } },
    fuel_bunkers: { [PART]: { pos: "a0", price_per_litre: litre, quantity: 10, quantity_used: null } },
    payment_calls: call === null ? {} : { [PART]: { amount: call } },
    newer: unknown,
  }));

it("holds no amount, and is an agreement still", () => {
  fc.assert(
    fc.property(agreement, (body) => {
      const copy = withoutPrices(body);
      expect(JSON.stringify(copy)).not.toMatch(/1234567|7654321/);
      expect(agreementBody.safeParse(copy).success).toBe(true);
      expect(copy).toMatchObject({ name: body.name, special_conditions: { [PART]: { name: "Flowers" } } });
    }),
  );
});

it("merges into the whole agreement without touching a price", () => {
  fc.assert(
    fc.property(agreement, (body) => {
      const copy = withoutPrices(body);
      const merged = merge3<object>(copy, { ...copy, cruise_areas: "Riviera" }, body);
      expect(merged).toEqual({ value: { ...body, cruise_areas: "Riviera" }, conflicts: [] });
    }),
  );
});

it("knows an edit of what it does not show", () => {
  fc.assert(
    fc.property(agreement, agreement, (before, after) => {
      const { name: _before, ...prices } = before;
      const { name: _after, ...others } = after;
      expect(changesPrices(before, after)).toBe(JSON.stringify(prices) !== JSON.stringify(others));
      expect(changesPrices(before, { ...before, name: "C" })).toBe(false);
    }),
  );
});

it("takes what a client sends that is no agreement", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom("special_conditions", "payment_calls", "x"), fc.jsonValue()), (body) => {
      expect(changesPrices(body, body)).toBe(false);
      expect(JSON.stringify(withoutPrices(body))).toBeDefined();
    }),
  );
});

it("is for those alone who are passengers and nothing else", () => {
  expect(seesPrices(["passengers"])).toBe(false);
  expect(seesPrices(["passengers", "clients"])).toBe(true);
  expect(seesPrices(["captains"])).toBe(true);
});

it("keeps comments about what is shown, and hides those about prices with their answers", () => {
  const at = "2027-01-15T09:00:00Z";
  const [general, route, price, answer] = [1, 2, 3, 4].map((n) => PART.replace(/.$/, String(n)));
  const comment = (about: string | null, answers?: string) => ({ author_user_id: 1, at, about, text: "x", answers });
  const comments = {
    [general ?? ""]: comment(null),
    [route ?? ""]: comment("waypoints.0.place"),
    [price ?? ""]: comment("base_price_cruising"),
    [answer ?? ""]: comment(null, price),
  };
  const shown = withoutPrices({ comments })["comments"];
  expect(Object.keys(shown as object)).toEqual([general, route]);
});
