import { type AgreementBody, PART_MAPS } from "../agreement/schema.ts";

/** Payments and expenses are no part of the contract's text. */
const PRINTED_MAPS = PART_MAPS.filter((map) => map !== "payments" && map !== "expenses");
const UUID_V7 = /^([0-9a-f]{8})-([0-9a-f]{4})-7/i;
const EARLIEST = Date.UTC(2020, 0);
const LATEST = Date.UTC(2100, 0);

/**
 * The date that a draft carries: when its newest part was made, else when the agreement was. It is read out of the document
 * itself (the keys of parts tell their time), so that device and server print the same bytes for the same state.
 */
export function draftIssuedAt(agreement: AgreementBody): string {
  const made = PRINTED_MAPS.flatMap((map) => Object.keys(agreement[map] ?? {}).map(timeOfPart));
  const newest = Math.max(Date.parse(agreement.created_at), ...made);
  return new Date(newest).toISOString();
}

/** The moment in a UUIDv7; other keys tell none, nor does one whose time no clock of ours can have shown. */
function timeOfPart(id: string): number {
  const [, high, low] = UUID_V7.exec(id) ?? [];
  const time = high && low ? Number.parseInt(high + low, 16) : 0;
  return time >= EARLIEST && time < LATEST ? time : 0;
}
