import { expect, test } from "vitest";
import { changesOf, changesWithin, comingOf } from "./changes.ts";

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

test("a part that came or went is told as such, one that others changed meanwhile is not", () => {
  const change = { path: "special_conditions.s1", base: undefined, mine: undefined, theirs: undefined };
  const [service, dearer] = [{ price: 500 }, { price: 600 }];
  expect(comingOf({ ...change, mine: service })).toBe("added");
  expect(comingOf({ ...change, base: service })).toBe("removed");
  expect(comingOf({ ...change, base: service, theirs: service })).toBe("removed");
  expect(comingOf({ ...change, base: service, theirs: dearer })).toBeNull();
  expect(comingOf({ ...change, base: service, mine: dearer })).toBeNull();
  expect(comingOf({ ...change, path: "name", base: null, mine: "Mine" })).toBeNull();
});

test("a new document is told part by part", () => {
  const mine = { name: "New", waypoints: { w1: { latitude: 43 }, w2: { latitude: 44 } }, stays: {} };
  expect(changesOf({ path: "", base: null, mine, theirs: null }).map(({ path }) => path)).toEqual([
    "name",
    "waypoints.w1",
    "waypoints.w2",
    "stays",
  ]);
});

test("the changes within a part are those of its fields, and the part itself, of no other", () => {
  const members = { m1: { rank: "Chef" }, m10: { rank: "Mate" } };
  const mine = { members: { m1: { rank: "Cook" }, m10: { rank: "Bosun" }, m2: { rank: null } } };
  const row = { path: "", base: { members }, mine, theirs: { members } };
  const within = (part: string) => changesWithin(row, part).map(({ path }) => path);
  expect(within("crew_lists/12/members.m1")).toEqual(["members.m1.rank"]);
  expect(within("crew_lists/12/members.m2")).toEqual(["members.m2"]);
  expect(within("crew_lists/12/members.m3")).toEqual([]);
});
