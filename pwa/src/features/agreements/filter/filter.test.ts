import { type AgreementBody, STATUSES } from "shared-schema/agreement/schema";
import { expect, it } from "vitest";
import { choicesOf, filtered, NO_FILTER } from "./filter.ts";
import { seasonKey, seasonOf, seasonOfKey } from "./season.ts";

type Facts = Pick<AgreementBody, "status" | "delivery_date">;

const row = (name: string, body: Facts) => ({ name, number: "00001", yacht: "Azurite", status: body.status, body });
const ROWS = [
  row("Riviera", { status: "DRAFT", delivery_date: "2027-07-03T10:00:00Z" }),
  row("Leewards", { status: "CONTRACT", delivery_date: "2027-01-10T10:00:00Z" }),
  row("Grenadines", { status: "DRAFT", delivery_date: "2026-12-20T10:00:00Z" }),
  row("Undated", { status: "SETTLED", delivery_date: null }),
];
const names = (filter: Partial<typeof NO_FILTER>) =>
  filtered(ROWS, { ...NO_FILTER, ...filter }).map(({ name }) => name);

it("narrows the list by words, status and season together", () => {
  expect(names({})).toHaveLength(4);
  expect(names({ text: " azurite  RIV" })).toEqual(["Riviera"]);
  expect(names({ text: "Ãzurîte léew" })).toEqual(["Leewards"]);
  expect(names({ season: "2026-winter" })).toEqual(["Leewards", "Grenadines"]);
  expect(names({ season: "2026-winter", status: "DRAFT" })).toEqual(["Grenadines"]);
  expect(names({ season: "2026-winter", status: "DRAFT", text: "riviera" })).toEqual([]);
});

it("offers the statuses and seasons that there are", () => {
  expect(choicesOf(ROWS, STATUSES)).toEqual({
    statuses: ["DRAFT", "CONTRACT", "SETTLED"],
    seasons: ["2027-summer", "2026-winter"],
  });
});

it.each([
  ["2027-04-30T23:59:59Z", "2026-winter"],
  ["2027-05-01T00:00:00Z", "2027-summer"],
  ["2027-10-31T23:59:59Z", "2027-summer"],
  ["2027-11-01T00:00:00Z", "2027-winter"],
])("counts %s to %s", (delivery, key) => {
  const season = seasonOf(delivery);
  expect(season && seasonKey(season)).toBe(key);
  expect(seasonOfKey(key)).toEqual(season);
});
