import { csv } from "./csv.ts";
import type { Manifest, ManifestRow } from "./manifest.ts";
import { PORT_CALL_COLUMNS } from "./portCallColumns.ts";

type Column = [head: string, value: (row: ManifestRow, index: number) => string | null];

const COLUMNS: readonly Column[] = [
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
  const head = [...PORT_CALL_COLUMNS.map(([name]) => name), ...COLUMNS.map(([name]) => name)];
  const call = PORT_CALL_COLUMNS.map(([, value]) => value(manifest) ?? "");
  const lines = manifest.rows.map((row, index) => [...call, ...COLUMNS.map(([, value]) => value(row, index) ?? "")]);
  return csv([head, ...lines]);
}

function yesNo(value: boolean): string {
  return value ? "Yes" : "No";
}
