import { describe, expect, it } from "vitest";
import { createGeo } from "./geo.ts";
import { loadGeoDataForTests, readFixture } from "./loadForTests.test-support.ts";

interface TruePoint {
  name: string;
  lat: number;
  lon: number;
  country: string | null;
  inTerritorialSea: boolean;
  timezone: string;
  altCountries?: (string | null)[];
  eitherAccepted?: [string | null, boolean];
}

const geo = createGeo(loadGeoDataForTests());
const points = readFixture<TruePoint[]>("geo-points.json");
const at = (latitude: number, longitude: number) => geo.locate({ latitude, longitude });

describe("locate", () => {
  it.each(points)("$name", ({ lat, lon, country, inTerritorialSea, timezone, altCountries, eitherAccepted }) => {
    const place = at(lat, lon);
    expect([country, ...(altCountries ?? []), eitherAccepted?.[0]]).toContain(place.country);
    expect([inTerritorialSea, eitherAccepted?.[1]]).toContain(place.is_national_water);
    if (place.country === country) expect(place.timezone).toBe(country === null ? null : timezone);
  });

  it("names a harbour, the distance off a town, or the coordinates", () => {
    expect(at(43.5855, 7.127).description).toEqual({ kind: "in", name: "Port Vauban, Antibes" });
    expect(at(42.7, 8.7).description).toMatchObject({ kind: "off" });
    expect(at(39.9, 12).description).toEqual({ kind: "nowhere", position: { latitude: 39.9, longitude: 12 } });
  });

  it.each([
    // From timezone-boundary-builder (geo-tz), another source than the map of zones.
    ["Wrangell", 56.55986, -132.44981, "America/Sitka"],
    ["Lord Howe", -31.56, 159.03, "Australia/Lord_Howe"],
    ["Fernando de Noronha", -3.82, -32.43, "America/Noronha"],
    ["Baltiysk", 54.63, 19.83, "Europe/Kaliningrad"],
  ])("keeps the clock of %s", (_, latitude, longitude, timezone) => {
    expect(at(latitude, longitude).timezone).toBe(timezone);
  });

  it("knows a point well inland also on a device that lacks the coast around", () => {
    const device = createGeo(loadGeoDataForTests(["carib"]));
    expect(device.locate({ latitude: 47.08, longitude: 2.4 }).is_national_water).toBe(false);
    expect(device.locate({ latitude: 43.58, longitude: 7.13 }).is_national_water).toBe(true);
  });

  it("names Girolata after itself", () => {
    expect(at(42.3478, 8.6085).description).toEqual({ kind: "in", name: "Girolata" });
  });

  it("gives a harbour on land its country, and a point well inland no waters", () => {
    const portofino = at(44.303, 9.21);
    expect(portofino).toMatchObject({ country: "IT", is_national_water: true });
    expect(at(45.464, 9.19)).toMatchObject({ country: "IT", is_national_water: false, on_land: true });
    expect(at(45.464, 9.19).inland_nm).toBeGreaterThan(30);
  });

  it("does not take a place far inland for waters where the coast is not on this device", () => {
    expect(at(47.08, 2.4)).toMatchObject({ country: "FR", is_national_water: false });
    expect(at(40.42, -101.5)).toMatchObject({ country: "US", is_national_water: false });
    expect(at(50.75, -1.3)).toMatchObject({ country: "GB", is_national_water: true });
  });

  it("does not give the French side of Saint-Martin to the nearer Dutch town", () => {
    expect(at(18.06, -63.16).country).toBe("MF");
    expect(at(18.0, -63.05).country).toBe("SX");
  });

  it("keeps the overseas territories apart from their state", () => {
    expect(at(16.0, -61.7).country).toBe("GP");
    expect(at(14.45, -60.9).country).toBe("MQ");
    expect(at(18.34, -64.93).country).toBe("VI");
  });

  it("marks the waters of Spain outside the EU's VAT area", () => {
    expect(at(28.1, -15.4)).toMatchObject({ country: "ES", outside_eu_vat: true });
    expect(at(35.9, -5.3)).toMatchObject({ country: "ES", outside_eu_vat: true });
    expect(at(36.01, -5.6).outside_eu_vat).toBeUndefined();
    expect(at(35.99, -3.035).outside_eu_vat).toBeUndefined();
  });

  it("answers the same of the same place", () => {
    expect(at(43.5, 7.1)).toBe(at(43.5, 7.1));
  });
});
