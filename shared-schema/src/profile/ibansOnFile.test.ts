import fc from "fast-check";
import { expect, it } from "vitest";
import { compareIban } from "./ibansOnFile.ts";

const IBAN = "FR1420041010050500013M02606";
const OTHER = "DE89370400440532013000";
const spaced = (iban: string) => iban.replace(/(.{4})/g, "$1 ").toLowerCase();

it("names the agreements whose frozen copy has another IBAN of the same profile", () => {
  const frozen = [
    { agreement: 1, profiles: { 7: { iban: spaced(IBAN) }, 8: { iban: OTHER } } },
    { agreement: 2, profiles: { 7: { iban: spaced(OTHER) } } },
    { agreement: 3, profiles: { 7: { iban: null } } },
    { agreement: 5, profiles: { 7: { iban: OTHER } } },
    { agreement: 4, profiles: { 8: { iban: OTHER } } },
  ];
  expect(compareIban({ id: 7, iban: IBAN }, frozen, [])).toEqual({
    former: [{ iban: OTHER, agreements: [2, 5] }],
    near: [],
  });
});

it("finds every IBAN on file that differs in one or two characters, and no other", () => {
  const place = fc.nat({ max: IBAN.length - 1 });
  fc.assert(
    fc.property(fc.uniqueArray(place, { minLength: 1, maxLength: 6 }), fc.boolean(), (places, isOwn) => {
      const changed = [...IBAN].map((each, at) => (places.includes(at) ? (each === "9" ? "8" : "9") : each)).join("");
      const live = [{ id: isOwn ? 7 : 9, body: { iban: spaced(changed) } }];
      expect(compareIban({ id: 7, iban: IBAN }, [], live).near).toEqual(places.length <= 2 ? [changed] : []);
    }),
  );
  expect(compareIban({ id: 7, iban: IBAN }, [], [{ id: 9, body: { iban: spaced(IBAN) } }]).near).toEqual([]);
});
