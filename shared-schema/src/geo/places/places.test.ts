import { describe, expect, it } from "vitest";
import type { Position } from "../../base/basics.ts";
import type { Harbour } from "../data.ts";
import { describePlace } from "./description.ts";
import { createPlaces, parsePlaces } from "./places.ts";

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude });

const tsv = ["Calvi\tFR\t8757\t42567\t37", "Menton\tFR\t7500\t43775\t45", "Ventimiglia\tIT\t7607\t43790\t44", ""].join(
  "\n",
);
const harbour: Harbour = {
  name: "Menton Garavan",
  country: "FR",
  lat: 43.783,
  lon: 7.52,
  timezone: "Europe/Paris",
  gazetteer: "Menton",
};
const places = createPlaces({ harbours: [harbour] }, parsePlaces(tsv));

describe("parsePlaces", () => {
  it("reads name, country, position and rank", () => {
    expect(parsePlaces(tsv)[0]).toEqual({
      name: "Calvi",
      country: "FR",
      latitude: 42.567,
      longitude: 8.757,
      rank: 37,
    });
  });
});

describe("describe", () => {
  const name = (latitude: number, longitude: number, country: string | null) =>
    describePlace(places.describe(at(latitude, longitude), country), "en");

  it("is the harbour within 1.5 NM", () => {
    expect(name(43.78, 7.525, "FR")).toBe("Menton Garavan");
  });

  it("is the town within 2 NM, then the distance off it, up to 25 NM", () => {
    expect(name(42.58, 8.76, "FR")).toBe("Calvi");
    expect(name(42.617, 8.757, "FR")).toBe("3 NM off Calvi");
    expect(name(42.96, 8.757, null)).toBe("24 NM off Calvi");
  });

  it("is the coordinates further off", () => {
    expect(name(43.0123456, 8.757, null)).toBe("43.0123, 8.7570");
    expect(name(-17.5, 190, null)).toBe("-17.5000, -170.0000");
  });

  it("prefers a town of the country whose waters these are", () => {
    expect(name(43.75, 7.6, "IT")).toMatch("Ventimiglia");
    expect(name(43.75, 7.6, "FR")).toMatch("Menton");
  });
});

describe("timezone", () => {
  it("is the country's where it has but one", () => {
    expect(places.timezone(at(41.2, 9.3), "IT")).toBe("Europe/Rome");
    expect(places.timezone(at(36.14, 29.59), "GR")).toBe("Europe/Athens");
  });

  it("is looked up where the country has several", () => {
    expect(places.timezone(at(28.1, -15.4), "ES")).toBe("Atlantic/Canary");
    expect(places.timezone(at(39.55, 2.6), "ES")).toBe("Europe/Madrid");
    expect(places.timezone(at(38.53, -28.62), "PT")).toBe("Atlantic/Azores");
  });

  it("is none on the high seas", () => {
    expect(places.timezone(at(42.9, 7.6), null)).toBeNull();
  });
});

describe("nearestHarbour", () => {
  it("is found at any distance, in NM", () => {
    expect(places.nearestHarbour(at(43.783 + 1 / 60, 7.52))?.nm).toBeCloseTo(1, 1);
    expect(createPlaces({ harbours: [] }, []).nearestHarbour(at(43, 7))).toBeNull();
  });
});
