import fc from "fast-check";
import { expect, it } from "vitest";
import { done, refused } from "../../base/result.ts";
import type { FileEntry } from "./entry.ts";
import type { FilePerson } from "./person/filePerson.ts";
import { reviewEntries } from "./review.ts";
import { looksGarbled } from "./text/contactText.ts";
import { decodeAs } from "./text/encodings.ts";

const TODAY = "2027-01-15";
const NO_ONE = {
  ...{ first_name: "Ann", last_name: "Other", email: null, main_phone: null, company_name: null, capacity: null },
  ...{ date_of_birth: null, address: null, postcode: null, city: null, address_country: null },
};
const entry = (place: number, person: Partial<FilePerson>): FileEntry => ({
  place,
  written: { ...(person.last_name && { last_name: person.last_name }) },
  further: {},
  read: done({ person: { ...NO_ONE, ...person }, further: [], left: {}, cleaned: [] }),
});
const known = [{ id: 7, body: { first_name: "Bo", last_name: "Known", email: "BO@example.org" } }];

it("tells new people from those who may be known, or are in the file already, and from faulty ones", () => {
  const reviewed = reviewEntries(
    [
      entry(1, { email: "new@example.org" }),
      entry(2, { email: "bo@example.org" }),
      entry(3, { email: "NEW@example.org" }),
      { place: 4, written: {}, further: {}, read: refused("contacts.card-unreadable") },
      entry(5, {}),
      entry(6, {}),
    ],
    known,
    TODAY,
  );
  expect(reviewed).toMatchObject([
    { place: 1, state: "new" },
    { place: 2, state: "duplicate", twin: { name: "Bo Known", likeness: "email", place: null } },
    { place: 3, state: "duplicate", twin: { name: "Ann Other", likeness: "email", place: 1 } },
    { place: 4, state: "faulty" },
    { place: 5, state: "new" },
    { place: 6, state: "new" },
  ]);
});

it("imports someone without a date of birth that no one alive has, and says so", () => {
  const births = ["2027-01-16", "1907-01-14", "1907-01-15", "2027-01-15"];
  const reviewed = reviewEntries(
    births.map((date_of_birth, index) => entry(index + 1, { last_name: `Other ${index}`, date_of_birth })),
    [],
    TODAY,
  );
  expect(reviewed).toMatchObject([
    { state: "new", person: { date_of_birth: null }, left: { date_of_birth: [{ code: "in-future" }] } },
    { state: "new", person: { date_of_birth: null }, left: { date_of_birth: [{ code: "too-long-ago" }] } },
    { state: "new", person: { date_of_birth: "1907-01-15" }, left: {} },
    { state: "new", person: { date_of_birth: "2027-01-15" }, left: {} },
  ]);
});

it("takes a telephone number of many for an office's", () => {
  const office = [1, 2, 3, 4].map((place) => entry(place, { main_phone: "+33 4 93 00 00 00" }));
  expect(reviewEntries(office, [], TODAY).map(({ state }) => state)).toEqual(["new", "new", "new", "new"]);
  expect(reviewEntries(office.slice(0, 2), [], TODAY).map(({ state }) => state)).toEqual(["new", "duplicate"]);
});

/** A text whose bytes in UTF-8 were read as Windows-1252. */
const doubled = (text: string) => decodeAs(new TextEncoder().encode(text), "windows-1252") ?? "";

it("warns of no name in letters of the North and the West", () => {
  const letters = fc.constantFrom(..."ÄÅÎÏØÙÃÂÐÑäåîïøùãñéabcABC -'");
  fc.assert(fc.property(fc.string({ unit: letters }), (name) => !looksGarbled(name)));
});

it("warns of people whose text was read in the wrong encoding once", () => {
  const garbled = [
    "LefÃ¨vre",
    "Ð\u009fÐµÑ‚Ñ€Ð¾Ð²",
    "Lef\ufffdvre",
    "donâ€™t",
    ...["Παπάς", "Škoda", "Dvořák", "Şahin", "İlkay", "Nagy Lőrinc", "محمد", "דוד"].map(doubled),
  ];
  const fine = [
    "Lefèvre",
    "SÃO PAULO",
    "Петров",
    "N° 1",
    "Ñandú",
    "Ðorđe",
    "Åsa",
    "Ängström",
    "Östlund",
    "Øystein",
    "ÅÄÖ",
    "NAÏF",
    "MAÎTRE",
    "Å’s",
    "«Å»",
  ];
  const warned = (last_name: string) => reviewEntries([entry(1, { last_name })], [], TODAY)[0]?.isGarbled;
  expect(garbled.map(warned)).toEqual(garbled.map(() => true));
  expect(fine.map(warned)).toEqual(fine.map(() => false));
});
