import { newAgreement } from "shared-schema/agreement/create";
import { beforeEach, expect, it, vi } from "vitest";
import { setLanguage } from "../../ui/i18n.ts";
import { routeChanges } from "./routeChanges.ts";
import type { Known } from "./words.ts";

vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
});
beforeEach(() => setLanguage("en"));

const waypoint = (call_location_str: string | null) => ({
  ...{ pos: "a0", latitude: 42.568, longitude: 9.3021, is_call: true, is_routing: false, call_location_str },
  ...{ arr_date: null, dep_date: null, track: null, routed: null, planned_speed: null },
});
const agreement = {
  ...newAgreement({
    ...{ name: "Corsica", contract_type: "CRUISE", currency: "EUR", bunkerId: "b" },
    ...{ created_by: 1, created_at: "2027-01-15T09:00:00Z" },
  }),
  waypoints: { calvi: waypoint("Calvi"), other: waypoint(null) },
};
const known: Known = { collection: "agreements", agreement, language: "en", person: () => null, yacht: () => null };
const read = (changes: [path: string, before: unknown, after: unknown][]) => {
  const given = changes.map(([path, before, after]) => ({ path, before, after }));
  const { sentences, others } = routeChanges(given, known, { before: (it) => it.before, after: (it) => it.after });
  return { said: sentences.map(({ text }) => text.replaceAll("\u00a0", " ")), others: others.map(({ path }) => path) };
};

it("tells a dragged call by its way and direction, and how many legs follow", () => {
  expect(
    read([
      ["waypoints.calvi.longitude", 8.76, 9.3021],
      ["waypoints.calvi.track", [{}, {}], [{}, {}, {}]],
      ["waypoints.other.routed.from.longitude", 8.76, 9.3021],
      ["waypoints.calvi.arr_date", "2027-07-03T10:00:00Z", "2027-07-03T12:00:00Z"],
    ]),
  ).toEqual({ said: ["Calvi moved 24 NM east", "2 legs drawn again"], others: ["waypoints.calvi.arr_date"] });
});

it("names the end of a leg that was drawn again by itself", () => {
  expect(read([["waypoints.other.track", null, [{}]]]).said).toEqual(["The way to Waypoint 2 was drawn again"]);
});

it("leaves what it cannot tell: a coordinate of a waypoint that is gone, and other fields", () => {
  const paths = ["waypoints.gone.latitude", "name"];
  expect(read(paths.map((path) => [path, 1, 2]))).toEqual({ said: [], others: paths });
});
