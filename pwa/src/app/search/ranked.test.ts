import { expect, it } from "vitest";
import { ranked } from "./ranked.ts";

const groups = [
  { group: "People", actions: [{ id: "1", label: "Anne Price" }] },
  {
    group: "Actions",
    actions: [
      { id: "2", label: "Reprice" },
      { id: "3", label: "Price" },
      { id: "4", label: "Overview", keywords: "total price" },
      { id: "5", label: "Yachts" },
    ],
  },
];

it("shows names that begin with the query first, then words, then parts, then what else is known", () => {
  const found = ranked("prI", groups).flatMap((group) => ("actions" in group ? group.actions : []));
  expect(found.map(({ id }) => id)).toEqual(["3", "2", "4", "1"]);
});

it("ranks the same actions by each query alone", () => {
  const first = (query: string) =>
    ranked(query, groups).flatMap((group) => ("actions" in group ? group.actions : []))[0];
  expect([first("price")?.id, first("total")?.id, first("price")?.id, first("ann")?.id]).toEqual(["3", "4", "3", "1"]);
});

it("shows places after everything else, and alone where nothing else answers", () => {
  const towns = { group: "Places", actions: [{ id: "t", label: "Hartlepool" }] };
  const people = { group: "People", actions: [{ id: "p", label: "Julia Hartmann" }] };
  const first = (query: string) => ranked(query, [towns, people], ["Places"])[0];
  expect(first("hart")).toMatchObject({ group: "People" });
  expect(first("hartl")).toMatchObject({ group: "Places" });
});

it("forgives accents, and leaves everything as it is without a query", () => {
  expect(ranked("ete", [{ id: "1", label: "Été 2027" }])).toHaveLength(1);
  expect(ranked(" ", groups)).toBe(groups);
});
