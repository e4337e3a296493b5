import { expect, it } from "vitest";
import { rivieraFacts } from "../contract/testing.test-support.ts";
import { compareTerms } from "../terms/compare.ts";
import { type ContractTerms, type TermValue, terms } from "../terms/terms.ts";
import { termLabel } from "./terms.ts";

/** Paths of all values within the terms. */
function pathsIn(value: TermValue, path: string): string[] {
  if (typeof value !== "object" || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, item]) => pathsIn(item, path === "" ? key : `${path}.${key}`));
  return path === "" ? below : [path, ...below];
}

/** Groups are compared field by field: no change has their own paths. */
const GROUPS = ["parties", "dates", "tax_answers"];
/** Keys that are French words, too. */
const FRENCH = ["latitude", "longitude", "type", "yacht", "iban"];

it("names every term of a contract in both languages, none by its key", () => {
  const paths = pathsIn(terms(rivieraFacts()), "").filter((path) => !GROUPS.includes(path));
  expect(paths.length).toBeGreaterThan(150);
  const unnamed = paths.filter((path) => {
    const key = path.split(".").at(-1)?.replaceAll("_", " ") ?? "";
    const { en, fr } = termLabel(path);
    return en === "" || (fr.toLowerCase().endsWith(key) && !/^\d+$/.test(key) && !FRENCH.includes(key));
  });
  expect(unnamed).toEqual([]);
});

it("names what a comparison finds", () => {
  const before: ContractTerms = { yacht: { name: "A" }, waypoints: [{ place: "Nice", arr_date: null }] };
  const after: ContractTerms = { yacht: { name: "B" }, waypoints: [{ place: "Nice", arr_date: "2027-07-03" }] };
  expect(compareTerms(before, after).map(({ name }) => name)).toEqual([
    { en: "Yacht: name", fr: "Yacht : nom" },
    { en: "Waypoint 1, Nice: arrival", fr: "Point de route 1, Nice : arrivée" },
  ]);
});
