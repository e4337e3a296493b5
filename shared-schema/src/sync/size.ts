import { type Refusal, refused } from "../result.ts";

/** What one document may weigh as JSON in UTF-8. */
export const MOST_BYTES = 512 * 1024;
/** At most, of one unit of a string (UTF-16) in UTF-8: what is short enough need not be encoded to be weighed. */
const BYTES_OF_A_UNIT = 3;
/** How many parts one map of an agreement may hold. */
export const MOST_PARTS = 1_000;

/** Why a body is too heavy to be kept, unknown fields included; null when it is not. */
export function tooHeavy(body: unknown): { ok: false; refusal: Refusal } | null {
  const json = JSON.stringify(body) ?? "";
  if (json.length * BYTES_OF_A_UNIT <= MOST_BYTES || bytesOf(json) <= MOST_BYTES) return null;
  return refused("invalid", `A document weighs at most ${MOST_BYTES / 1024} kB.`, { body: ["is too large"] });
}

/** Why a map has too many entries; null when it has not. */
export function tooMany(field: string, parts: object): { ok: false; refusal: Refusal } | null {
  if (Object.keys(parts).length <= MOST_PARTS) return null;
  const wrong = `has more than ${MOST_PARTS} entries`;
  return refused("invalid", `'${field}' ${wrong}.`, { [field]: [wrong] });
}

function bytesOf(json: string): number {
  return new TextEncoder().encode(json).length;
}
