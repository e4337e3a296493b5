import { expect, test } from "vitest";
import { changesOf } from "./changes.ts";

const base = { name: "Before", waypoints: { w1: { arr_date: null }, w2: { arr_date: null } } };

test("a row about one field is that field", () => {
  const row = { path: "waypoints.w1.arr_date", base: null, mine: "a", theirs: "b" };
  expect(changesOf(row)).toEqual([row]);
});

test("a whole edit is told field by field; a part that was removed is one", () => {
  const mine = { name: "Mine", waypoints: { w1: { arr_date: "2027-07-03T10:00:00Z" } } };
  expect(changesOf({ path: "", base, mine, theirs: base }).map(({ path }) => path)).toEqual([
    "name",
    "waypoints.w1.arr_date",
    "waypoints.w2",
  ]);
});

test("an author's own words stand each under its path", () => {
  expect(changesOf({ path: "", base: null, mine: { "waypoints.w1.arr_date": "x" }, theirs: null })).toEqual([
    { path: "waypoints.w1.arr_date", base: null, mine: "x", theirs: null },
  ]);
});
