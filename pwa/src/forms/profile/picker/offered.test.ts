import { expect, it } from "vitest";
import { type Candidate, fits, offered } from "./offered.ts";

const person = (id: number, more: Partial<Candidate> = {}): Candidate => ({
  id,
  first_name: `P${id}`,
  last_name: "Person",
  company_name: null,
  is_company: false,
  ...more,
});
const numbers = (candidates: Candidate[]) => candidates.map(({ id }) => id);

it("offers neither companies nor the administrator's own profiles as passengers, wherever they were found", () => {
  const candidates = [person(3, { is_company: true }), person(1), person(2)];
  expect(numbers(offered(candidates, { exclude: [], passenger: { except: new Set([2]) } }))).toEqual([1]);
  expect(numbers(offered(candidates, { exclude: [], passenger: null }))).toEqual([1, 2, 3]);
});

it("leaves out deleted profiles and those that stand there, and names everybody once", () => {
  const candidates = [person(1), person(2, { soft_deleted: true }), person(3), person(1, { last_name: "Twice" })];
  expect(offered(candidates, { exclude: [3], passenger: null })).toEqual([person(1)]);
});

it("offers those who fit first and those who only run the site last, each group by name", () => {
  const candidates = [person(1), person(2), person(3), person(4)];
  const order = { first: new Set([4, 3]), last: new Set([1]) };
  expect(numbers(offered(candidates, { exclude: [], passenger: null, order }))).toEqual([3, 4, 2, 1]);
});

it.each([
  ["Søren", "sor"],
  ["Iñaki", "inak"],
  ["Zoë", "zoe"],
  ["Åse", "ÅSE"],
  ["Łukasz", "lukasz"],
  ["Þóra", "thora"],
  ["Œdipe", "oedi"],
])("finds %s by «%s»", (first_name, typed) => {
  expect(fits(person(1, { first_name }), typed)).toBe(true);
  expect(fits(person(1, { first_name: "Quentin" }), typed)).toBe(false);
});

it("finds people by their e-mail address too", () => {
  expect(fits(person(1, { email: "Zoe@example.org" }), " zoe@EX")).toBe(true);
  expect(fits(person(1, { company_name: "Ship & Co" }), "ship")).toBe(true);
  expect(fits(person(1, { first_name: "Søren" }), "sor")).toBe(true);
  expect(fits(person(1), "zoe")).toBe(false);
});
