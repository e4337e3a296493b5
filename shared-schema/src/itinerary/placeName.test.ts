import { expect, it } from "vitest";
import { placeName } from "./placeName.ts";

const description = { kind: "off", name: "Calvi", nm: 3 } as const;

it("is what the user calls the waypoint, in every language", () => {
  expect(placeName({ call_location_str: " Baie de Calvi ", description }, "en")).toBe("Baie de Calvi");
  expect(placeName({ call_location_str: " Baie de Calvi ", description }, "fr")).toBe("Baie de Calvi");
});

it.each([null, "  "])("is where its position lies, in the language of the reader (%j)", (call_location_str) => {
  expect(placeName({ call_location_str, description }, "en")).toBe("3 NM off Calvi");
  expect(placeName({ call_location_str, description }, "fr")).toBe("3 milles au large de Calvi");
});
