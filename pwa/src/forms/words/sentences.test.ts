import { newAgreement } from "shared-schema/agreement/create";
import { beforeEach, expect, it, vi } from "vitest";
import { setLanguage } from "../../ui/i18n.ts";
import { changeSentences, routeChanges } from "./sentences.ts";
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
const service = { pos: "a0", name: "Yoga", price: 500, product: null };
const agreement = {
  ...newAgreement({
    ...{ name: "Corsica", contract_type: "CRUISE", currency: "EUR", bunkerId: "b" },
    ...{ created_by: 1, created_at: "2027-01-15T09:00:00Z" },
  }),
  waypoints: { calvi: waypoint("Calvi"), other: waypoint(null) },
  special_conditions: { yoga: service },
};
const known: Known = { collection: "agreements", agreement, language: "en", person: () => null, yacht: () => null };
type Given = [path: string, before: unknown, after: unknown];
const sides = {
  before: ([, before]: { path: string } & Given) => before,
  after: ([, , after]: { path: string } & Given) => after,
};
const given = (changes: Given[]) => changes.map((change) => Object.assign(change, { path: change[0] }));
const route = (changes: Given[]) => {
  const { sentences, others } = routeChanges(given(changes), known, sides);
  return { said: sentences.map(({ text }) => text.replaceAll("\u00a0", " ")), others: others.map(({ path }) => path) };
};
const said = (changes: Given[], reader = known) =>
  changeSentences(given(changes), reader, sides).map(({ text }) => text.replaceAll("\u00a0", " "));

it("tells a dragged call by its way and direction, and how many legs follow", () => {
  expect(
    route([
      ["waypoints.calvi.longitude", 8.76, 9.3021],
      ["waypoints.calvi.track", [{}, {}], [{}, {}, {}]],
      ["waypoints.other.routed.from.longitude", 8.76, 9.3021],
      ["waypoints.calvi.arr_date", "2027-07-03T10:00:00Z", "2027-07-03T12:00:00Z"],
    ]),
  ).toEqual({ said: ["Calvi moved 24 NM east", "2 legs re-routed"], others: ["waypoints.calvi.arr_date"] });
});

it("names the end of a leg that was drawn again by itself", () => {
  expect(route([["waypoints.other.track", null, [{}]]]).said).toEqual(["Way to Waypoint 2 re-routed"]);
});

it("tells no coordinate of a waypoint that is gone, and leaves other fields", () => {
  const { said: moved, others } = route([
    ["waypoints.gone.latitude", 1, 2],
    ["name", 1, 2],
  ]);
  expect(moved).toEqual(["Waypoint moved"]);
  expect(others).toEqual(["name"]);
});

it("tells a field with its values, what was added with its amount, and several fields of a part in one sentence", () => {
  expect(
    said([
      ["base_price_cruising", 280_000, 290_000],
      ["special_conditions.yoga.price", 400, 500],
      ["special_conditions.yoga.product", null, "At sunrise"],
      ["expenses.e1", undefined, { category: "PORT", note: "Marina", amount: 184.5 }],
    ]),
  ).toEqual([
    "Base price of the cruise: €280,000.00 → €290,000.00",
    "Service Yoga: price and description",
    "APA expense Marina added (€184.50)",
  ]);
});

it("speaks French", () => {
  setLanguage("fr");
  const french: Known = { ...known, language: "fr" };
  expect(said([["waypoints.calvi.longitude", 8.76, 9.3021]], french)).toEqual(["Calvi déplacé de 24 M vers l’est"]);
});
