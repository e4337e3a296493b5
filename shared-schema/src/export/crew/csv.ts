import { IDENTITY_DOCUMENT_LABELS } from "../../crew/labels.ts";
import { csv } from "../csv.ts";
import { PORT_CALL_COLUMNS } from "../portCallColumns.ts";
import type { CrewOnBoard, CrewRow } from "./list.ts";

type Column = [head: string, value: (row: CrewRow, index: number) => string | null];

const COLUMNS: readonly Column[] = [
  ["No.", (_row, index) => String(index + 1)],
  ["Family name", ({ family_name }) => family_name],
  ["Given names", ({ given_names }) => given_names],
  ["Rank or rating", ({ rank }) => rank],
  ["Nationality", ({ nationality }) => nationality],
  ["Date of birth", ({ date_of_birth }) => date_of_birth],
  ["Place of birth", ({ place_of_birth }) => place_of_birth],
  ["Gender", ({ gender }) => gender],
  ["Nature of identity document", ({ document_type }) => document_type && IDENTITY_DOCUMENT_LABELS[document_type].en],
  ["Number of identity document", ({ document_number }) => document_number],
  ["Issuing state of identity document", ({ document_issuer }) => document_issuer],
  ["Expiry date of identity document", ({ document_expiry }) => document_expiry],
];

/** The crew list as CSV with the fields of IMO FAL form 5, one line for each member, ship and port on every line. */
export function crewCsv(crew: CrewOnBoard): string {
  const head = [...PORT_CALL_COLUMNS.map(([name]) => name), ...COLUMNS.map(([name]) => name)];
  const call = PORT_CALL_COLUMNS.map(([, value]) => value(crew) ?? "");
  const lines = crew.rows.map((row, index) => [...call, ...COLUMNS.map(([, value]) => value(row, index) ?? "")]);
  return csv([head, ...lines]);
}
