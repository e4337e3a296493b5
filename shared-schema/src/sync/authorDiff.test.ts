import { expect, test } from "vitest";
import { authorDiff } from "./authorDiff.ts";

const base = { name: "Riviera", parties: { "clients:4": { profile_id: 4 } }, waypoints: { w1: { place: "Calvi" } } };

test("of an edit the author's own words alone are kept", () => {
  const mine = { ...base, name: "Corsica", waypoints: { w1: { place: "Bastia" } } };
  expect(authorDiff(base, mine)).toEqual({ name: "Corsica", "waypoints.w1.place": "Bastia" });
});

test("a part that the author removed is shown as removed, without what was in it", () => {
  expect(authorDiff(base, { ...base, waypoints: {} })).toEqual({ "waypoints.w1": null });
});
