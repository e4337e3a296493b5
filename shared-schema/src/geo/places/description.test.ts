import { expect, it } from "vitest";
import { describePlace } from "./description.ts";

const off = (name: string) => describePlace({ kind: "off", name, nm: 2.7 }, "fr");

it("says how far off a town a position lies, in both languages", () => {
  expect(describePlace({ kind: "off", name: "Calvi", nm: 2.7 }, "en")).toBe("3 NM off Calvi");
  expect(off("Calvi")).toBe("3 milles au large de Calvi");
});

it.each([
  ["Ajaccio", "d’Ajaccio"],
  ["Étretat", "d’Étretat"],
  ["Yport", "d’Yport"],
  ["Yalta", "de Yalta"],
  ["Le Lavandou", "du Lavandou"],
  ["Les Sables-d’Olonne", "des Sables-d’Olonne"],
  ["La Ciotat", "de La Ciotat"],
  ["Lerici", "de Lerici"],
])("writes the French preposition before %s", (name, expected) => {
  expect(off(name)).toBe(`3 milles au large ${expected}`);
});

it.each(["en", "fr"] as const)("names places and positions alike in every language (%s)", (language) => {
  expect(describePlace({ kind: "in", name: "Port Vauban, Antibes" }, language)).toBe("Port Vauban, Antibes");
  const position = { latitude: 39.9, longitude: 372 };
  expect(describePlace({ kind: "nowhere", position }, language)).toBe("39.9000, 12.0000");
});
