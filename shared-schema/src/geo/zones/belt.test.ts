import { describe, expect, it } from "vitest";
import { beltZones } from "./belt.ts";

describe("beltZones", () => {
  it("is all national between two places of one country", () => {
    expect(beltZones("FR", "FR", 80)).toEqual([{ country: "FR", nm: 80 }]);
  });

  it("is international between two points outside", () => {
    expect(beltZones(null, null, 80)).toEqual([{ country: null, nm: 80 }]);
  });

  it("gives 12 NM to the country at one end, at most the leg", () => {
    expect(beltZones("FR", null, 30)).toEqual([
      { country: "FR", nm: 12 },
      { country: null, nm: 18 },
    ]);
    expect(beltZones(null, "FR", 30)).toEqual([
      { country: null, nm: 18 },
      { country: "FR", nm: 12 },
    ]);
    expect(beltZones("FR", null, 7)).toEqual([{ country: "FR", nm: 7 }]);
  });

  it("gives 12 NM to each of two countries, a shorter leg by halves", () => {
    expect(beltZones("FR", "IT", 100)).toEqual([
      { country: "FR", nm: 12 },
      { country: null, nm: 76 },
      { country: "IT", nm: 12 },
    ]);
    expect(beltZones("FR", "IT", 24)).toEqual([
      { country: "FR", nm: 12 },
      { country: "IT", nm: 12 },
    ]);
    expect(beltZones("FR", "IT", 10)).toEqual([
      { country: "FR", nm: 5 },
      { country: "IT", nm: 5 },
    ]);
  });

  it("keeps a leg without length", () => {
    expect(beltZones("FR", "IT", 0)).toEqual([{ country: "FR", nm: 0 }]);
  });
});
