import type { Stay } from "shared-schema/agreement/schema";
import { expect, it } from "vitest";
import { refusedStaysOf } from "./refusedStays.ts";

const stay: Stay = { profile_id: 7, emb_waypoint: "a", disemb_waypoint: "b", emb_date: null, disemb_date: null };
const row = (path: string, mine: unknown, base: unknown = null, document_id = "3") => ({
  collection: "agreements",
  document_id,
  path,
  base,
  mine,
});

it("finds what the server did not take of a passenger's stays", () => {
  const moved = { ...stay, disemb_waypoint: "a" };
  const found = (one: ReturnType<typeof row>, profile = 7) => refusedStaysOf([one], 3, profile, { s: stay }).length;
  expect(found(row("", { stays: { s: moved } }, { stays: { s: stay } }))).toBe(1);
  expect(found(row("", { stays: { fresh: stay } }, { stays: {} }))).toBe(1);
  expect(found(row("stays.s.emb_date", "2027-07-01T10:00:00Z"))).toBe(1);
  expect(found(row("stays.fresh", stay))).toBe(1);
  expect(found(row("", { stays: { s: stay }, name: "B" }, { stays: { s: stay }, name: "A" }))).toBe(0);
  expect(found(row("stays.s.emb_date", null), 8)).toBe(0);
  expect(found(row("waypoints.s", stay))).toBe(0);
  expect(found(row("stays.s", stay, null, "4"))).toBe(0);
});
