import { expect, it } from "vitest";
import { again } from "./retryEdit.ts";

it("puts the value in dispute at its path and leaves the rest", () => {
  const standing = { name: "Theirs", waypoints: { w: { arr_date: null, is_call: true } } };
  expect(again({ path: "waypoints.w.arr_date", base: null, mine: "2026-07-01", theirs: null }, standing)).toEqual({
    name: "Theirs",
    waypoints: { w: { arr_date: "2026-07-01", is_call: true } },
  });
});

it("repeats a whole edit where it changed something", () => {
  const base = { name: "Before", currency: "EUR", loa: 30 };
  const mine = { name: "Mine", currency: "EUR", loa: 31 };
  expect(again({ path: "", base, mine, theirs: null }, { name: "Theirs", currency: "USD", loa: 30 })).toEqual({
    name: "Mine",
    currency: "USD",
    loa: 31,
  });
});

it("has nothing to repeat of a deletion", () => {
  expect(again({ path: "", base: { name: "A" }, mine: null, theirs: null }, { name: "B" })).toEqual({ name: "B" });
});

const riviera = { name: "Riviera", parties: { "clients:4": { profile_id: 4 } }, waypoints: { w1: { place: "Calvi" } } };

it("own words can be applied again when the document is back in sight", () => {
  const standing = { ...riviera, cruise_areas: "Corsica" };
  const row = { path: "", base: null, mine: { name: "Corsica", "waypoints.w1.place": "Bastia" }, theirs: null };
  expect(again(row, standing)).toEqual({
    ...standing,
    name: "Corsica",
    waypoints: { w1: { place: "Bastia" } },
  });
});

it("a part that the author had removed is gone once that is applied again", () => {
  expect(
    again({ path: "waypoints.w1", base: { place: "Calvi" }, mine: null, theirs: null }, riviera)["waypoints"],
  ).toEqual({});
});

it("takes what the author was shown for the base when that is lost", () => {
  const row = {
    path: "",
    base: null,
    mine: { name: "Mine", currency: "EUR" },
    theirs: { name: "Theirs", currency: "EUR" },
  };
  expect(again(row, { name: "Newer", currency: "USD" })).toEqual({ name: "Mine", currency: "USD" });
});
