import { csv } from "./csv.ts";
import type { Manifest, ManifestRow } from "./manifest.ts";

type Column = [head: string, value: (row: ManifestRow, index: number, manifest: Manifest) => string | null];

/** Ship and port stand on every line, so that the file is one plain table. */
const COLUMNS: readonly Column[] = [
  ["Name of ship", (_row, _index, { ship_name }) => ship_name],
  ["IMO number", (_row, _index, { imo_number }) => imo_number],
  ["Call sign", (_row, _index, { call_sign }) => call_sign],
  ["Flag state", (_row, _index, { flag }) => flag],
  ["Voyage number", (_row, _index, { voyage }) => voyage],
  ["Port", (_row, _index, { port }) => port],
  ["Port country", (_row, _index, { port_country }) => port_country],
  ["Last port of call", (_row, _index, { last_port }) => last_port],
  ["Arrival (UTC)", (_row, _index, { arrival }) => arrival],
  ["Departure (UTC)", (_row, _index, { departure }) => departure],
  ["No.", (_row, index) => String(index + 1)],
  ["Family name", ({ family_name }) => family_name],
  ["Given names", ({ given_names }) => given_names],
  ["Nationality", ({ nationality }) => nationality],
  ["Gender", ({ gender }) => gender],
  ["Date of birth", ({ date_of_birth }) => date_of_birth],
  ["Place of birth", ({ place_of_birth }) => place_of_birth],
  ["Type of identity document", ({ document_type }) => (document_type === null ? null : "Passport")],
  ["Document number", ({ document_number }) => document_number],
  ["Issuing state", ({ document_issuer }) => document_issuer],
  ["Date of expiry", ({ document_expiry }) => document_expiry],
  ["Port of embarkation", ({ port_of_embarkation }) => port_of_embarkation],
  ["Port of disembarkation", ({ port_of_disembarkation }) => port_of_disembarkation],
  ["Visa number", ({ visa_num }) => visa_num],
  ["Embarks here", ({ embarks }) => yesNo(embarks)],
  ["Disembarks here", ({ disembarks }) => yesNo(disembarks)],
  ["Transit", ({ transit }) => yesNo(transit)],
];

/** The passenger list as CSV, one line for each passenger. */
export function manifestCsv(manifest: Manifest): string {
  const lines = manifest.rows.map((row, index) => COLUMNS.map(([, value]) => value(row, index, manifest) ?? ""));
  return csv([COLUMNS.map(([head]) => head), ...lines]);
}

function yesNo(value: boolean): string {
  return value ? "Yes" : "No";
}
