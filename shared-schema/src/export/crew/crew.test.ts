import { expect, it } from "vitest";
import type { Party } from "../../agreement/schema.ts";
import { RefusalError } from "../../base/result.ts";
import { sheetFonts } from "../../contract/testing.test-support.ts";
import { type CrewListBody, NO_CREW, withNewCrew } from "../../crew/schema.ts";
import { planItinerary } from "../../itinerary/itinerary.ts";
import { fakeGeo, OPEN_PERIOD, testWaypoint } from "../../itinerary/testing.test-support.ts";
import { judged } from "../../tagged/read.test-support.ts";
import type { ManifestProfile } from "../manifest.ts";
import { crewCsv } from "./csv.ts";
import { crewNotInLatin, crewOnBoard } from "./list.ts";
import { crewPdf } from "./pdf.ts";

const waypoints = Object.fromEntries(
  ["Cannes", "Ajaccio"].map((place, index) => [
    `w${index}`,
    testWaypoint({
      pos: `a${index}`,
      longitude: 7 + index,
      is_call: true,
      call_location_str: place,
      arr_date: `2027-07-0${index + 1}T08:00:00Z`,
      dep_date: `2027-07-0${index + 1}T18:00:00Z`,
    }),
  ]),
);
const plan = planItinerary({
  agreement: { waypoints, stays: {}, ...OPEN_PERIOD },
  yacht: null,
  geo: fakeGeo({ 8: { country: "FR", timezone: "Europe/Paris" } }),
  countryName: (iso) => iso,
});
const captain: ManifestProfile = {
  ...{ first_name: "Zoë", last_name: "Brontë", date_of_birth: "1975-05-14", place_of_birth: "Nice" },
  ...{ passport_num: "00AA00000", passport_country: "FR", passport_expiration: "2032-01-31", gender: "F" },
};
const engineer = {
  ...{ family_name: "Reed", given_names: " Ann ", rank: "=Chief engineer", nationality: "GB", gender: "F" as const },
  ...{ date_of_birth: "1990-02-03", place_of_birth: "Leith", document_type: "SEAFARER" as const },
  ...{ document_number: "S4711", document_country: "GB", document_expiration: "2030-05-01" },
};
const id = (n: number) => `0190f3a0-0000-7000-8000-${String(n).padStart(12, "0")}`;
const two = withNewCrew(NO_CREW, [
  [id(2), engineer],
  [id(1), { family_name: "Later" }],
]);
const parties: Record<string, Party> = {
  "captains:5": { role: "captains", profile_id: 5, pos: "a0" },
  "clients:6": { role: "clients", profile_id: 6, pos: "a0" },
};
function listOf(crew: CrewListBody, waypointId = "w1") {
  const yacht = { name: "Azurite", imo_nb: "9876543", call_sign: "FABC1", flag: "MT" };
  const found = crewOnBoard({
    id: 42,
    agreement: { parties },
    profiles: { 5: captain },
    yacht,
    crew,
    plan,
    waypointId,
  });
  if (!found.ok) throw new RefusalError(found.refusal);
  return found.value;
}

it("begins with the captain, whose profile says what the form asks, and names what is missing", () => {
  const list = listOf(two);
  expect(list).toMatchObject({ ship_name: "Azurite", port: "Ajaccio", port_country: "FR", last_port: "Cannes" });
  expect(list.rows.map((row) => [row.family_name, row.rank, row.document_type, row.document_number])).toEqual([
    ["Brontë", "Master", "PASSPORT", "00AA00000"],
    ["Reed", "=Chief engineer", "SEAFARER", "S4711"],
    ["Later", null, null, null],
  ]);
  expect(list.rows[1]?.given_names).toBe("Ann");
  expect(Object.fromEntries(list.missing.map(({ field, count }) => [field, count]))).toMatchObject({
    nationality: 2,
    rank: 1,
    document_expiry: 1,
  });
  expect(list.missing.some(({ field }) => field === "family_name")).toBe(false);
});

it("is refused for a waypoint that is not there", () => {
  expect(() => listOf(two, "?")).toThrow(RefusalError);
});

it("as CSV: the columns of form 5 in their order, and no formulas", () => {
  const [head = "", first = "", second = ""] = crewCsv(listOf(two)).split("\r\n");
  expect(head).toContain(
    "Family name,Given names,Rank or rating,Nationality,Date of birth,Place of birth,Gender,Nature",
  );
  expect(first).toContain(",1,Brontë,Zoë,Master,,1975-05-14,Nice,F,Passport,00AA00000,FR,2032-01-31");
  expect(second).toContain(
    ",2,Reed,Ann,'=Chief engineer,GB,1990-02-03,Leith,F,Seafarer’s document,S4711,GB,2030-05-01",
  );
});

it("as PDF: the same bytes for the same list; 200 members run over pages", () => {
  const options = { issuedAt: "2027-01-20T16:20:00Z", productName: "Passerelle" };
  const fonts = sheetFonts();
  const once = crewPdf(listOf(two), fonts, options);
  expect(crewPdf(listOf(two), fonts, options).bytes).toEqual(once.bytes);
  expect(judged(once.bytes)).toEqual({
    faults: [],
    hash: "1f19d7f8354d8e56cccf031b54d484c75c9eb607f3da020d10a942a2826698b8",
  });
  expect(once).toMatchObject({ pages: 1, unprintable: [] });
  const many = withNewCrew(
    NO_CREW,
    Array.from({ length: 200 }, (_, n) => [id(n), engineer] as const),
  );
  expect(crewPdf(listOf(many), fonts, options).pages).toBeGreaterThan(5);
});

it("counts no line that was left empty, and takes dashes for no entry", () => {
  const withEmpty = withNewCrew(two, [
    [id(3), {}],
    [id(4), { family_name: " — " }],
    [id(5), { family_name: "Nash", place_of_birth: "–" }],
  ]);
  const names = listOf(withEmpty).rows.map(({ family_name, place_of_birth }) => [family_name, place_of_birth]);
  expect(names.slice(2)).toEqual(
    listOf(two)
      .rows.slice(2)
      .map((row) => [row.family_name, row.place_of_birth])
      .concat([["Nash", null]]),
  );
});

it("counts what is not in Latin letters apart from what is missing", () => {
  const born = (family_name: string, place_of_birth: string) => ({ ...engineer, family_name, place_of_birth });
  const list = listOf(
    withNewCrew(NO_CREW, [
      [id(1), born("Nash", "Αθήνα")],
      [id(2), born("Петров", "Москва")],
      [id(3), born("O’Brien-Łęcki", "Saint-Étienne (42), Kaʻū")],
    ]),
  );
  expect(crewNotInLatin(list)).toEqual([
    { field: "family_name", count: 1 },
    { field: "place_of_birth", count: 2 },
  ]);
  expect(list.missing.some(({ field }) => field === "place_of_birth")).toBe(false);
});
