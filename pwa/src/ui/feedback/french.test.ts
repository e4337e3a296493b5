import { expect, it } from "vitest";
import { fromPlace } from "./french.ts";

it("writes «de» as the name that follows wants it", () => {
  const names = [
    "Ajaccio",
    "Île Rousse",
    "Hyères",
    "Bonifacio",
    "Le Lavandou",
    "Les Saintes",
    "Lérins",
    "12 NM au large",
  ];
  expect(names.map(fromPlace)).toEqual([
    "D’Ajaccio",
    "D’Île Rousse",
    "D’Hyères",
    "De Bonifacio",
    "Du Lavandou",
    "Des Saintes",
    "De Lérins",
    "De 12 NM au large",
  ]);
});
