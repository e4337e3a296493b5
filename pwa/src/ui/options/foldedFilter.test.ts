import { expect, it } from "vitest";
import { foldedFilter } from "./foldedFilter.ts";

const item = (label: string) => ({ value: label, label, disabled: false });
const labelsOf = (search: string, limit = 10) =>
  foldedFilter({
    options: [item("Åland"), { group: "Near", items: [item("Côte d’Ivoire"), item("Curaçao")] }, item("Cuba")],
    search,
    limit,
  }).flatMap((option) => ("items" in option ? option.items.map(({ label }) => label) : [option.label]));

it("finds options without their accents, in groups too, and leaves empty groups out", () => {
  expect(labelsOf("cura")).toEqual(["Curaçao"]);
  expect(labelsOf(" ÅLA ")).toEqual(["Åland"]);
  expect(labelsOf("CU")).toEqual(["Curaçao", "Cuba"]);
  expect(foldedFilter({ options: [{ group: "Near", items: [item("Cuba")] }], search: "x", limit: 5 })).toEqual([]);
});

it("offers no more than the limit", () => {
  expect(labelsOf("c", 2)).toEqual(["Côte d’Ivoire", "Curaçao"]);
});
