import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readGpxFile } from "./read.ts";
import type { GpxFile } from "./types.ts";

/** Small files as the products named in them write theirs, in their encodings. */
const FOLDER = new URL("../../../fixtures/gpx/", import.meta.url);
const FILES = readdirSync(FOLDER).sort();

const EXPECTED: Readonly<Record<string, string>> = {
  "adrena-times-without-zone.gpx":
    "1 routes, 0 tracks, 0 marks, 2 points: Routage @ 2027-07-01T12:00:00Z 2027-07-01T14:00:00Z",
  "antimeridian.gpx": "1 routes, 0 tracks, 0 marks, 2 points: Suva – Apia | Suva | Apia",
  "ascii-declared.gpx": "0 routes, 0 tracks, 1 marks, 0 points: Plain",
  "bandg-zeus.gpx":
    "1 routes, 0 tracks, 0 marks, 2 points: Zeus | Race | START | FINISH @ 2027-04-01T08:00:00Z 2027-04-01T09:00:00Z",
  "comment-with-doctype.gpx": "1 routes, 0 tracks, 0 marks, 2 points: Été | Saint-Tropez l’été | Île du Levant",
  "crlf.gpx": "1 routes, 0 tracks, 0 marks, 2 points: Été | Saint-Tropez l’été | Île du Levant",
  "declaration-single-quotes.gpx": "1 routes, 0 tracks, 0 marks, 2 points: Été | Saint-Tropez été | Île du Levant",
  "furuno.gpx": "1 routes, 0 tracks, 0 marks, 2 points: R0001 | QP0001 | QP0002",
  "garmin-basecamp.gpx": "1 routes, 1 tracks, 1 marks, 4 points: Café route | T | A | B | Villefranche",
  "garmin-connect-track.gpx":
    "0 routes, 1 tracks, 0 marks, 2 points: Sailing @ 2027-06-01T06:00:00.500Z 2027-06-01T06:00:01.500Z",
  "gpsbabel-latin1.gpx": "1 routes, 0 tracks, 0 marks, 2 points: Été | Saint-Tropez été | Île du Levant",
  "gpsbabel-utf8.gpx": "1 routes, 0 tracks, 0 marks, 2 points: Été | Saint-Tropez l’été | Île du Levant",
  "latin9.gpx": "1 routes, 0 tracks, 0 marks, 2 points: Été 12 € | Saint-Tropez été | Île du Levant",
  "maxsea-1.0.gpx": "1 routes, 0 tracks, 0 marks, 2 points: Corse | R | Calvi | Ajaccio",
  "navionics-archive-track.gpx":
    "0 routes, 1 tracks, 0 marks, 2 points: Track001 @ 2027-07-02T09:00:00Z 2027-07-02T10:00:00Z",
  "navionics-route.gpx": "1 routes, 0 tracks, 0 marks, 2 points: Navionics Route 1",
  "no-declaration.gpx": "1 routes, 0 tracks, 0 marks, 2 points: Été | Saint-Tropez l’été | Île du Levant",
  "no-version.gpx": "0 routes, 0 tracks, 1 marks, 0 points: RAY1",
  "opencpn-marks.gpx": "0 routes, 0 tracks, 2 marks, 0 points: Mouillage | Héliopolis",
  "opencpn-route.gpx":
    "1 routes, 0 tracks, 0 marks, 2 points: Riviera | Antibes | Île du Levant @ 2027-07-01T08:00:00Z 2027-07-01T14:30:00Z",
  "opencpn-track.gpx": "0 routes, 1 tracks, 0 marks, 2 points: Piste @ 2027-07-01T08:00:00Z 2027-07-01T08:40:00Z",
  "qtvlm-routing.gpx": "1 routes, 0 tracks, 0 marks, 2 points: qtVlm | POI1 @ 2027-07-01T12:00:00Z",
  "raymarine-axiom.gpx": "1 routes, 0 tracks, 0 marks, 2 points: Route 1 | 001 | 002",
  "refused-cut-off.gpx": 'refused: malformed {"line":1,"column":1}',
  "refused-doctype.gpx": 'refused: doctype {"line":2}',
  "refused-empty.gpx": "refused: empty {}",
  "refused-html.gpx": 'refused: not-gpx {"line":1,"element":"html"}',
  "refused-kml.gpx": 'refused: not-gpx {"line":2,"element":"kml"}',
  "refused-says-latin1-has-utf16-mark.gpx": 'refused: encoding-contradicts {"value":"ISO-8859-1"}',
  "refused-says-utf8-is-latin1.gpx": 'refused: encoding-contradicts {"value":"UTF-8"}',
  "refused-unknown-encoding.gpx": 'refused: encoding {"value":"EBCDIC-FR"}',
  "squid-track.gpx": "0 routes, 1 tracks, 0 marks, 2 points: SQUID",
  "three-routes.gpx": "3 routes, 0 tracks, 0 marks, 6 points: R1 | R2 | R3",
  "timezero-prefix.gpx": "1 routes, 0 tracks, 0 marks, 2 points: Saint-Tropez & retour | Saint-Tropez été | WPT2",
  "utf16be-bom.gpx": "1 routes, 0 tracks, 0 marks, 2 points: Été | Saint-Tropez l’été | Île du Levant",
  "utf16le-bom.gpx": "1 routes, 0 tracks, 0 marks, 2 points: Été | Saint-Tropez l’été | Île du Levant",
  "utf16le-no-bom.gpx": "1 routes, 0 tracks, 0 marks, 2 points: Été | Saint-Tropez l’été | Île du Levant",
  "utf8-bom.gpx": "1 routes, 0 tracks, 0 marks, 2 points: Été | Saint-Tropez l’été | Île du Levant",
  "utf8-lower-case.gpx": "1 routes, 0 tracks, 0 marks, 2 points: Été | Saint-Tropez l’été | Île du Levant",
  "windows-1250-croatian.gpx": "1 routes, 0 tracks, 0 marks, 2 points: Šolta | Maslinica | Starigrad – Žukova",
  "windows-1252.gpx": "1 routes, 0 tracks, 0 marks, 2 points: Été – 12 € | Saint-Tropez l’été | Île du Levant",
  "windows-1253-greek.gpx": "1 routes, 0 tracks, 0 marks, 2 points: Κυκλάδες | Μύκονος | Νάουσα",
  "windows-1254-turkish.gpx": "1 routes, 0 tracks, 0 marks, 2 points: Göcek | Ölüdeniz, Şövalye",
};

function summary({ name, routes, tracks, waypoints }: GpxFile): string {
  const points = [...routes, ...tracks].flatMap((path) => path.points);
  const names = [
    name,
    ...[...routes, ...tracks].map((path) => path.name),
    ...[...points, ...waypoints].map((p) => p.name),
  ];
  const times = points.flatMap(({ time }) => time ?? []);
  const joined = [...new Set(names.filter((text) => text !== null))].join(" | ");
  return `${routes.length} routes, ${tracks.length} tracks, ${waypoints.length} marks, ${points.length} points: ${joined}${times.length > 0 ? ` @ ${times.join(" ")}` : ""}`;
}

test("there are forty of them at least", () => {
  expect(FILES.length).toBeGreaterThanOrEqual(40);
});

test.each(FILES)("%s", (file) => {
  const read = readGpxFile(new Uint8Array(readFileSync(new URL(file, FOLDER))));
  const joined = read.ok ? summary(read.value) : `refused: ${read.fault.code} ${JSON.stringify(read.fault.values)}`;
  expect(joined).toBe(EXPECTED[file]);
});
