import { expect, it } from "vitest";
import { movedWords } from "./moved.ts";

const CALVI = { latitude: 42.568, longitude: 8.76 };
const by = (latitude: number, longitude: number) => ({
  latitude: CALVI.latitude + latitude,
  longitude: CALVI.longitude + longitude,
});

it.each([
  // A degree of longitude has 44.3 NM here, one of latitude 60.
  [by(0, 0.5421), "moved 24 NM east", "déplacé de 24 M vers l’est"],
  [by(0.05, 0), "moved 3 NM north", "déplacé de 3 M vers le nord"],
  [by(-0.055, 0), "moved 3.3 NM south", "déplacé de 3,3 M vers le sud"],
  [by(-0.4, -0.54), "moved 34 NM south-west", "déplacé de 34 M vers le sud-ouest"],
  [by(0.0001, -0.0001), "moved less than 0.1 NM north-west", "déplacé de moins de 0,1 M vers le nord-ouest"],
])("tells a move as a skipper does", (to, en, fr) => {
  const plain = (text: string) => text.replace("\u00a0", " ");
  expect(plain(movedWords(CALVI, to).en)).toBe(en);
  expect(plain(movedWords(CALVI, to).fr)).toBe(fr);
});

it("goes the shorter way across the antimeridian", () => {
  expect(movedWords({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 }).en).toMatch(/east$/);
});
