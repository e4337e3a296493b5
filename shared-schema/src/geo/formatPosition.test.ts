import fc from "fast-check";
import { expect, it } from "vitest";
import { formatPosition } from "./formatPosition.ts";
import { typedPosition } from "./places/search/typedPosition.ts";

it("writes a position as charts do", () => {
  expect(formatPosition({ latitude: 43.58, longitude: 7.1233 }, "en")).toBe("43°34.8′ N 7°07.4′ E");
  expect(formatPosition({ latitude: -0.999, longitude: -61.99999 }, "fr")).toBe("0°59,9′ S 62°00,0′ O");
});

it("is read back to a tenth of a minute, in both languages", () => {
  const latitude = fc.double({ min: -89, max: 89, noNaN: true });
  const longitude = fc.double({ min: -179, max: 179, noNaN: true });
  fc.assert(
    fc.property(latitude, longitude, fc.constantFrom("en" as const, "fr" as const), (north, east, language) => {
      const read = typedPosition(formatPosition({ latitude: north, longitude: east }, language));
      expect(read?.latitude).toBeCloseTo(north, 2);
      expect(read?.longitude).toBeCloseTo(east, 2);
    }),
  );
});
