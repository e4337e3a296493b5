import fc from "fast-check";
import { expect, it } from "vitest";
import { partOf, rivieraFacts } from "../contract/testing.test-support.ts";
import { termLabel } from "../labels/terms.ts";
import { commentedTerms, termOf } from "./commented.ts";
import { terms } from "./terms.ts";

const facts = rivieraFacts();
facts.agreement.clauses = { [partOf(600)]: { pos: "a0", text_fr: "Sans chien.", text_en: "No dogs." } };
const paths = commentedTerms(facts, terms(facts));

it("offers each term once, under a name of its own", () => {
  expect(new Set(paths).size).toBe(paths.length);
  const labels = paths.map((path) => termLabel(termOf(path, facts.agreement)).en);
  expect(labels.filter((label) => /[0-9a-f]{8}-|undefined|NaN/.test(label) || label === "")).toEqual([]);
  expect(labels).toEqual(expect.arrayContaining(["Service 2: price", "Client 1: address", "Cruising areas"]));
});

it("stays with its part when the list changes its order, and goes by the list's name when the part is gone", () => {
  const services = Object.entries(facts.agreement.special_conditions);
  const orders = fc.shuffledSubarray(
    services.map(([id]) => id),
    { minLength: 0 },
  );
  fc.assert(
    fc.property(orders, (order) => {
      const kept = order.map((id, index) => [id, { ...facts.agreement.special_conditions[id], pos: `a${index}` }]);
      const agreement = { ...facts.agreement, special_conditions: Object.fromEntries(kept) };
      for (const [id] of services) {
        const place = order.indexOf(id);
        const expected = place < 0 ? "special_conditions" : `special_conditions.${place}.price`;
        expect(termOf(`special_conditions.${id}.price`, agreement)).toBe(expected);
      }
    }),
  );
});
