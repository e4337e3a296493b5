import { newYacht } from "shared-schema/yacht/schema";
import { expect, it } from "vitest";
import { FACT_SECTIONS, yachtFacts } from "./yachtFacts.ts";

const CREATED = { created_by: 1, created_at: "2026-01-01T00:00:00Z" };
const empty = newYacht({ name: "Azurite", port_of_registry: "Nice", type: "MOTOR", ...CREATED });
const texts = (yacht: typeof empty, section: keyof typeof FACT_SECTIONS, language: "en" | "fr") =>
  yachtFacts(yacht, FACT_SECTIONS[section], language).map(({ text }) => text);

it("leaves out what no one knows", () => {
  expect(texts(empty, "identity", "en")).toEqual(["Azurite", "Nice", "Motor yacht"]);
  expect(texts(empty, "engines", "en")).toEqual([]);
});

it("writes figures with their units, as the reader does", () => {
  const yacht = { ...empty, loa: 47.2, gross_tonnage: 1498, max_spd: 15.5, max_spd_cons: 0, year_built: 2014 };
  expect(texts(yacht, "dimensions", "en")).toEqual(["47.2 m", "1,498 GT"]);
  expect(texts(yacht, "speeds", "fr")).toEqual(["15,5 nd", "0 L/h"]);
  expect(texts(yacht, "identity", "en")).toContain("2014");
});

it("has a place for every particular but the pictures and the table", () => {
  const apart = ["pictures", "speed_consumption_table", "version", "locked", "created_by", "created_at"];
  const known = Object.keys(empty).filter((field) => !apart.includes(field));
  expect(Object.values(FACT_SECTIONS).flat().toSorted()).toEqual(known.toSorted());
});
