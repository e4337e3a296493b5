import fc from "fast-check";
import { expect, it } from "vitest";
import { type Place, sentencesOf, type Tellable } from "./sentences.ts";

const PLACES: Record<string, Place> = {
  calvi: { name: { en: "Calvi", fr: "Calvi" }, position: { latitude: 42.568, longitude: 9.3021 } },
  bastia: { name: { en: "Bastia", fr: "Bastia" }, position: { latitude: 42.7, longitude: 9.45 } },
};
const placeOf = (id: string) => PLACES[id] ?? null;
const FIELDS: Record<string, [en: string, fr: string]> = {
  latitude: ["latitude", "latitude"],
  longitude: ["longitude", "longitude"],
  track: ["leg track", "tracé"],
  arr_date: ["arrival", "arrivée"],
  dep_date: ["departure", "départ"],
  name: ["name", "nom"],
  price: ["price", "prix"],
};

/** A change of a field of a part. */
const of = (part: string, field: string, before: unknown, after: unknown): Tellable => {
  const [en, fr] = FIELDS[field] ?? [field, field];
  const title = part.split(".")[1] ?? part;
  return {
    ...{ path: `${part}.${field}`, before, after },
    name: { en: `${title}: ${en}`, fr: `${title} : ${fr}` },
    part: { name: { en: title, fr: title }, field: { en, fr } },
  };
};
const whole = (part: string, coming: "added" | "removed"): Tellable => {
  const title = part.split(".")[1] ?? part;
  return {
    ...{ path: part, before: coming === "added" ? null : {}, after: coming === "added" ? {} : null, coming },
    ...{ name: { en: title, fr: title }, part: null },
  };
};
const said = (...changes: Tellable[]) =>
  sentencesOf(changes, placeOf).map(({ words }) => [words.en, words.fr].map((text) => text.replaceAll("\u00a0", " ")));

it("tells a move by its way and direction, the lines that follow by their number, and what came or went", () => {
  expect(
    said(
      of("waypoints.calvi", "longitude", 8.76, 9.3021),
      of("waypoints.calvi", "track", null, [{}]),
      of("waypoints.bastia", "track", [{}], null),
      whole("special_conditions.Yoga", "added"),
      whole("special_conditions.Tender", "removed"),
    ),
  ).toEqual([
    ["Calvi moved 24 NM east", "Calvi déplacé de 24 M vers l’est"],
    ["2 legs re-routed", "2 étapes retracées"],
    ["Yoga added", "Ajout : Yoga"],
    ["Tender removed", "Suppression : Tender"],
  ]);
});

it("names the place to which a line was drawn again, and no coordinates of a waypoint that is gone", () => {
  expect(said(of("waypoints.bastia", "track", null, [{}]))).toEqual([
    ["Way to Bastia re-routed", "Étape vers Bastia retracée"],
  ]);
  expect(said(of("waypoints.gone", "latitude", 42, 43))).toEqual([["gone moved", "gone déplacé"]]);
});

it("tells dates that moved together as one, and dates that did not by their names", () => {
  const stay = (from: string, to: string) => of("waypoints.calvi", "arr_date", `2027-07-${from}Z`, `2027-07-${to}Z`);
  const leave = (from: string, to: string) => of("waypoints.bastia", "dep_date", `2027-07-${from}Z`, `2027-07-${to}Z`);
  expect(said(stay("03T10:00", "05T10:00"), leave("04T10:00", "06T10:00"))).toEqual([
    ["Dates moved 2 days later", "Dates reportées de 2 jours"],
  ]);
  expect(said(stay("03T10:00", "02T08:30"), leave("04T10:00", "03T08:30"))).toEqual([
    ["Dates moved 1 day 1 h 30 min earlier", "Dates avancées de 1 jour 1 h 30 min"],
  ]);
  expect(said(stay("03T10:00", "05T10:00"), leave("04T10:00", "05T10:00"))).toEqual([
    ["calvi: arrival", "calvi : arrivée"],
    ["bastia: departure", "bastia : départ"],
  ]);
});

it("folds the fields of a part into one sentence", () => {
  const yoga = "special_conditions.Yoga";
  expect(said(of(yoga, "name", "A", "B"), of(yoga, "price", 1, 2))).toEqual([
    ["Yoga: name and price", "Yoga : nom et prix"],
  ]);
  expect(said(of(yoga, "name", "A", "B"), of(yoga, "price", 1, 2), of(yoga, "product", "A", null))).toEqual([
    ["Yoga: 3 fields", "Yoga : 3 champs"],
  ]);
  expect(said(of(yoga, "price", 1, 2))).toEqual([["Yoga: price", "Yoga : prix"]]);
});

it("tells each change once, never by a coordinate, whatever changed", () => {
  const drawn = fc.uniqueArray(
    fc.record({
      part: fc.constantFrom("waypoints.calvi", "waypoints.bastia", "waypoints.gone", "special_conditions.Yoga"),
      field: fc.constantFrom("latitude", "longitude", "track", "arr_date", "dep_date", "name", "price"),
      before: fc.oneof(fc.double({ min: -80, max: 80, noNaN: true }), fc.constant("2027-07-03T10:00:00Z")),
      after: fc.oneof(fc.double({ min: -80, max: 80, noNaN: true }), fc.constant("2027-07-05T10:00:00Z")),
    }),
    { selector: ({ part, field }) => `${part}.${field}`, maxLength: 12 },
  );
  fc.assert(
    fc.property(drawn, (list) => {
      const changes = list
        .filter(({ part, field }) => part.startsWith("waypoints") || field === "name" || field === "price")
        .map(({ part, field, before, after }) => of(part, field, before, after));
      const sentences = sentencesOf(changes, placeOf);
      expect(sentences.flatMap((sentence) => sentence.of).sort(byPath)).toEqual([...changes].sort(byPath));
      for (const { words } of sentences) expect(`${words.en} ${words.fr}`).not.toMatch(/itude|track/);
    }),
  );
});

function byPath(a: Tellable, b: Tellable): number {
  return a.path < b.path ? -1 : 1;
}
