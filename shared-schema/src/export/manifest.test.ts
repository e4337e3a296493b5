import { expect, test } from "vitest";
import type { Party, Stay } from "../agreement/schema.ts";
import { RefusalError } from "../base/result.ts";
import { sheetFonts } from "../contract/testing.test-support.ts";
import { planItinerary } from "../itinerary/itinerary.ts";
import { fakeGeo, OPEN_PERIOD, testWaypoint } from "../itinerary/testing.test-support.ts";
import { judged } from "../tagged/read.test-support.ts";
import { type Manifest, type ManifestProfile, manifestNotInLatin, passengerManifest } from "./manifest.ts";
import { manifestCsv } from "./manifestCsv.ts";
import { manifestPdf } from "./manifestPdf.ts";

const waypoints = Object.fromEntries(
  ["Cannes", "Calvi", "Ajaccio", "Bonifacio"].map((place, index) => [
    `w${index}`,
    testWaypoint({
      pos: `a${index}`,
      longitude: 7 + index,
      is_call: place !== "Calvi",
      call_location_str: place,
      arr_date: `2027-07-0${index + 1}T08:00:00Z`,
      dep_date: `2027-07-0${index + 1}T18:00:00Z`,
    }),
  ]),
);
const geo = fakeGeo({ 9: { country: "FR", timezone: "Europe/Paris" } });
const plan = planItinerary({
  agreement: { waypoints, stays: {}, ...OPEN_PERIOD },
  yacht: null,
  geo,
  countryName: (iso) => iso,
});
const stay = (profile_id: number, emb_waypoint: string | null, disemb_waypoint: string | null): Stay => ({
  profile_id,
  emb_waypoint,
  disemb_waypoint,
  emb_date: null,
  disemb_date: null,
});
const person = (first_name: string, last_name: string): ManifestProfile => ({
  first_name,
  last_name,
  date_of_birth: "1975-05-14",
  place_of_birth: "Nice",
  passport_num: "00AA00000",
  passport_country: "FR",
  passport_expiration: "2032-01-31",
});
const yacht = { name: "Azurite", imo_nb: "9876543", call_sign: "FABC1", flag: "MT" };

function manifestOf(stays: Stay[], profiles: Record<number, ManifestProfile>, waypointId = "w2"): Manifest {
  const ids = [1, 2, 3, 4, 5, 6];
  const parties = Object.fromEntries(
    ids.map((id): [string, Party] => [`passengers:${id}`, { role: "passengers", profile_id: id, pos: `a${id}` }]),
  );
  const agreement = { parties, stays: Object.fromEntries(stays.map((one, index) => [`s${index}`, one])) };
  const result = passengerManifest({ id: 42, agreement, yacht, profiles, plan, waypointId });
  if (!result.ok) throw new RefusalError(result.refusal);
  return result.value;
}

test("lists who sails on, who embarks and who disembarks, and no one else", () => {
  const stays = [
    stay(1, "w0", "w3"),
    stay(2, "w2", "w3"),
    stay(3, "w0", "w2"),
    stay(4, "w0", "w1"),
    stay(5, null, "gone"),
    stay(6, "w0", "w2"),
    stay(6, "w2", null),
    stay(99, "w0", "w3"),
  ];
  const manifest = manifestOf(stays, { 1: person("Zoë", "Brontë") });
  expect(manifest.rows.map((row) => [row.profile_id, row.embarks, row.disembarks, row.transit])).toEqual([
    [1, false, false, true],
    [2, true, false, false],
    [3, false, true, false],
    [6, false, false, true],
  ]);
  expect(manifest.unplaced).toEqual([5]);
  expect(manifest.rows[3]).toMatchObject({ port_of_embarkation: "Cannes", port_of_disembarkation: null });
  expect(manifest).toMatchObject({
    ship_name: "Azurite",
    imo_number: "9876543",
    call_sign: "FABC1",
    flag: "MT",
    voyage: "00042",
    port: "Ajaccio",
    port_country: "FR",
    last_port: "Cannes",
    arrival: "2027-07-03T08:00:00Z",
    departure: "2027-07-03T18:00:00Z",
  });
});

test("says which fields of the form no one entered", () => {
  const known = { ...person("Zoë", "Brontë"), nationality: "GB", gender: "F", visa_num: " " };
  const { rows, missing } = manifestOf([stay(1, "w0", "w3"), stay(2, "w0", "w3")], { 1: known, 2: person("A", "B") });
  expect(rows[0]).toMatchObject({ nationality: "GB", gender: "F", visa_num: null, document_type: "PASSPORT" });
  expect(missing).toEqual([{ profile_id: 2, fields: ["nationality", "gender"] }]);
});

test("tells what a reader may not see from what no one entered", () => {
  const { first_name, last_name } = person("Zoë", "Brontë");
  const cut: ManifestProfile = { first_name, last_name };
  const empty = { ...person("A", "B"), passport_num: null, nationality: "FR", gender: "F" };
  const manifest = manifestOf([stay(1, "w0", "w3"), stay(2, "w0", "w3")], { 1: cut, 2: empty });
  expect(manifest.hidden).toEqual([1]);
  expect(manifest.missing).toEqual([{ profile_id: 2, fields: ["document_number"] }]);
});

test("takes dashes for no entry, and counts what is not in Latin letters apart", () => {
  const dashes = { ...person("—", "B"), place_of_birth: " – ", passport_num: "--", nationality: "-", gender: "F" };
  const greek = { ...person("Ελένη", "Müller-Łęcki"), place_of_birth: "Αθήνα", nationality: "GR", gender: "F" };
  const manifest = manifestOf([stay(1, "w0", "w3"), stay(2, "w0", "w3")], { 1: dashes, 2: greek });
  const fields = ["given_names", "nationality", "place_of_birth", "document_number"];
  expect(manifest.missing).toEqual([{ profile_id: 1, fields }]);
  expect(manifest.rows[0]).toMatchObject({ given_names: null, place_of_birth: null, document_type: null });
  expect(manifestNotInLatin(manifest)).toEqual([
    { field: "given_names", count: 1 },
    { field: "place_of_birth", count: 1 },
  ]);
});

test("is refused for a waypoint that is no call or not there", () => {
  const input = { id: 1, agreement: { parties: {}, stays: {} }, yacht: null, profiles: {}, plan };
  expect(passengerManifest({ ...input, waypointId: "w1" })).toMatchObject({
    ok: false,
    refusal: { code: "manifest.no-call" },
  });
  expect(passengerManifest({ ...input, waypointId: "?" })).toMatchObject({
    ok: false,
    refusal: { code: "manifest.no-waypoint" },
  });
});

test("as CSV: byte order mark, CRLF, quotes, no formulas", () => {
  const profiles = { 1: { ...person("=cmd|' /C calc'!A1", 'O"Brien, \n@x'), place_of_birth: "\t+1" } };
  const text = manifestCsv(manifestOf([stay(1, "w0", "w2")], profiles));
  expect(text.startsWith("\ufeffName of ship,IMO number,Call sign,")).toBe(true);
  expect(text.endsWith(",No,Yes,No\r\n")).toBe(true);
  expect(text).toContain(`,1,"O""Brien, \n@x",'=cmd|' /C calc'!A1,,,1975-05-14,'+1,Passport,00AA00000,FR,`);
  expect(manifestCsv(manifestOf([], {})).split("\r\n")).toHaveLength(2);
});

test("as PDF: the same bytes for the same list; a long list runs over pages", () => {
  const fonts = sheetFonts();
  const options = { issuedAt: "2027-01-20T16:20:00Z", productName: "Passerelle" };
  const manifest = manifestOf([stay(1, "w0", "w3")], { 1: person("王", "Brontë") });
  const once = manifestPdf(manifest, fonts, options);
  expect(manifestPdf(manifest, fonts, options).bytes).toEqual(once.bytes);
  expect(judged(once.bytes)).toEqual({
    faults: [],
    hash: "5d265769dbb3dc5a44e69a86bffefa77aadcdfa346e5f316f348f66d5c8f247e",
  });
  expect(once).toMatchObject({ pages: 1, unprintable: ["王"] });
  const [row] = manifest.rows;
  const rows = row ? Array.from({ length: 60 }, () => row) : [];
  expect(manifestPdf({ ...manifest, rows }, fonts, options).pages).toBeGreaterThan(1);
  expect(manifestPdf({ ...manifest, rows: [] }, fonts, options).pages).toBe(1);
});
