import fc from "fast-check";
import { expect, it } from "vitest";
import { placeholderAddress } from "../placeholder.ts";
import { likelyDuplicates } from "./duplicates.ts";
import { plainName } from "./plainName.ts";

const person = (id: number, more: object = {}) => ({
  id,
  body: { first_name: `P${id}`, last_name: "Person", ...more },
});

it("compares names without regard to case, accents, order, hyphens and script", () => {
  for (const [a, b] of [
    ["José María Núñez", "NUNEZ, Jose Maria"],
    ["Jürgen Müller", "Mueller Juergen"],
    ["Jean-Luc Lefèvre", "lefevre jean luc"],
    ["Иван Петров", "Petrov Ivan"],
    ["Søren Ærø", "Soren Aro"],
    ["Γιώργος Νίκου", "nikou giorgos"],
  ] as const) {
    expect(plainName(a), a).toBe(plainName(b));
  }
  expect(plainName("Ann Other")).not.toBe(plainName("Anna Other"));
});

it("is the same for every order of the words", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme" }), { minLength: 1 }), (words) => {
      expect(plainName(words.join(" "))).toBe(plainName(words.toReversed().join(" ")));
    }),
  );
});

it("proposes people with one address, one telephone number, or one name and date of birth", () => {
  const born = { first_name: "Ann", last_name: "Other", date_of_birth: "1980-02-03" };
  const people = [
    person(1, { email: "Ann@example.org" }),
    person(2, { email: "ann@EXAMPLE.org ", main_phone: "+33 6 12 34 56 78" }),
    person(3, { main_phone: "06.12.34.56.78" }),
    person(4, born),
    person(5, { ...born, first_name: "OTHER", last_name: "ann" }),
    person(6, { ...born, date_of_birth: "1981-02-03" }),
    person(7, { email: placeholderAddress("a"), main_phone: "12" }),
    person(8, { email: placeholderAddress("a"), main_phone: "12" }),
  ];
  expect(likelyDuplicates(people)).toEqual([
    { a: 1, b: 2, likeness: "email" },
    { a: 2, b: 3, likeness: "phone" },
    { a: 4, b: 5, likeness: "name-and-birth" },
  ]);
});

it("takes a telephone number of many for an office's", () => {
  const at = (id: number) => person(id, { main_phone: "+33 4 93 00 00 00" });
  expect(likelyDuplicates([at(1), at(2), at(3)])).toHaveLength(2);
  expect(likelyDuplicates([at(1), at(2), at(3), at(4)])).toEqual([]);
});

it("names a pair once, and no one with himself", () => {
  const same = { email: "ann@example.org", main_phone: "+33 6 12 34 56 78" };
  expect(likelyDuplicates([person(1, same), person(2, same)])).toEqual([{ a: 1, b: 2, likeness: "email" }]);
  expect(likelyDuplicates([person(1, same), person(1, same)])).toEqual([]);
});
