import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadGeoDataForTests } from "../../loadForTests.test-support.ts";
import { createPlaces, parsePlaces } from "../places.ts";
import { comparable, errorsAtBeginning } from "./nameMatch.ts";
import { createPlaceSearch } from "./search.ts";
import { typedPosition } from "./typedPosition.ts";

const data = loadGeoDataForTests();
const places = parsePlaces(data.places);
const { find } = createPlaceSearch({ harbours: data.harbours, places });
const LIGURIA = { latitude: 43.9, longitude: 8.5 };
const names = (query: string, near: typeof LIGURIA | null = LIGURIA) => find(query, near, 8).map(({ name }) => name);

describe("a place that is said", () => {
  it("is found by its beginning, harbours first, near before far", () => {
    expect(find("Portofino", LIGURIA, 8)[0]).toMatchObject({ name: "Portofino", kind: "harbour", country: "IT" });
    expect(names("portof")[0]).toBe("Portofino");
    expect(names("bonif")[0]).toBe("Bonifacio");
    expect(names("monaco")[0]).toMatch(/Monaco/);
    const gustavia = { latitude: 17.9, longitude: -62.8 };
    expect(names("grand", gustavia)[0]).not.toBe(names("grand")[0]);
  });

  it("forgives accents, case and typing errors", () => {
    expect(names("CALVÍ")[0]).toMatch(/^Calvi/);
    expect(names("sveti stefan", { latitude: 42.3, longitude: 18.8 })[0]).toBe("Sveti Stefan");
    expect(names("protofino")[0]).toBe("Portofino");
    expect(names("Bonifaccio")[0]).toBe("Bonifacio");
    expect(names("lerins pampelone")).toEqual([]);
    expect(names("pampelone")[0]).toBe("Baie de Pampelonne");
  });

  it("is each anchorage, and each harbour, by its own name", () => {
    for (const { name, lat, lon } of data.harbours) {
      const found = find(name, { latitude: lat, longitude: lon }, 3);
      expect(found.map((one) => comparable(one.name))).toContain(comparable(name));
    }
  });

  it("is a town for every town, from where it lies", () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), (place) => {
        expect(find(place.name, place, 5).map(({ name }) => comparable(name))).toContain(comparable(place.name));
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ["Monaco", "Port Hercule, Monaco"],
    ["Monte-Carlo", "Port Hercule, Monaco"],
    ["Fontvieille", "Port de Fontvieille, Monaco"],
    ["Fréjus", "Port Fréjus"],
    ["Villefranche-sur-Mer", "Villefranche-sur-Mer"],
    ["Antibes", "Port Vauban, Antibes"],
  ])("lies in the harbour of its own name or country, not in a neighbour's: %s", (town, harbour) => {
    const [first] = find(town, LIGURIA, 1);
    const { describe: nameOf } = createPlaces(data, places);
    expect(first && nameOf(first, first.country)).toEqual({ kind: "in", name: harbour });
  });

  it("is nothing for nothing", () => {
    expect(find("  ", LIGURIA, 8)).toEqual([]);
    expect(find("qqqqzzzz", LIGURIA, 8)).toEqual([]);
  });
});

describe("a position in one line", () => {
  it.each([
    "43°34.8' N 7°07.4' E",
    "43 34.8 N 007 07.4 E",
    "43.58 7.1233",
    "43.58, 7.1233",
    "43,58 7,1233",
    "43,58; 7,1233",
    "N43 34.8 E7 07.4",
    "N 43° 34.8’, E 007° 07.4’",
    "43°34'48\"N 7°07'24\"E",
    "43 34.8 7 07.4",
    "43 34 48 N, 7 7 24 E",
  ])("%s", (text) => {
    const at = typedPosition(text);
    expect(at?.latitude).toBeCloseTo(43.58, 3);
    expect(at?.longitude).toBeCloseTo(7.1233, 3);
  });

  it("may lie west and south", () => {
    expect(typedPosition("17°54' S 62°51' O")).toEqual({ latitude: -17.9, longitude: -62.85 });
    expect(typedPosition("-17.9 -62.85")).toEqual({ latitude: -17.9, longitude: -62.85 });
  });

  it.each(["Antibes", "43.58", "95 N 7 E", "43 N 43 N", "12 rue du Port"])("is not %s", (text) => {
    expect(typedPosition(text)).toBeNull();
  });

  it("is all that is found", () => {
    expect(find("43.58 7.12", LIGURIA, 8)).toMatchObject([{ kind: "position", latitude: 43.58, longitude: 7.12 }]);
  });
});

it("counts typing errors as they are made, and never more than the most", () => {
  expect(errorsAtBeginning("portofino", "protofino", 2)).toBe(1);
  expect(errorsAtBeginning("bonifacio", "bonifaccio", 2)).toBe(1);
  const word = fc.string({ minLength: 1, maxLength: 12, unit: fc.constantFrom("a", "b", "c") });
  fc.assert(
    fc.property(word, word, fc.nat(2), (name, query, most) => {
      const errors = errorsAtBeginning(name, query, most);
      expect(errors).toBeLessThanOrEqual(most + 1);
      if (name.startsWith(query)) expect(errors).toBe(0);
      else expect(errors).toBeGreaterThan(0);
    }),
  );
});
