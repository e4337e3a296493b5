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
    expect(at(43.5855, 7.127).display_name).toBe("Port Vauban, Antibes");
    expect(at(42.7, 8.7).display_name).toMatch(/^\d+ NM off /);
    expect(at(39.9, 12).display_name).toBe("39.9000, 12.0000");
  });

  it("gives a harbour on land its country, and a point well inland no waters", () => {
    const portofino = at(44.303, 9.21);
    expect(portofino).toMatchObject({ country: "IT", is_national_water: true });
    expect(at(45.464, 9.19)).toMatchObject({ country: "IT", is_national_water: false, on_land: true });
    expect(at(45.464, 9.19).inland_nm).toBeGreaterThan(30);
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
