import { type Refusal, refused } from "../result.ts";
import { isContainer } from "./equal.ts";

/** What one document may weigh as JSON in UTF-8. */
export const MOST_BYTES = 512 * 1024;
/** The most that one unit of a string (UTF-16) can weigh, as an escape; and a number, or a value's name, with what stands around it. */
const BYTES_OF_A_UNIT = 6;
const BYTES_OF_A_VALUE = 32;
/** How many parts one map of an agreement may hold. */
export const MOST_PARTS = 1_000;

/** Why a body is too heavy to be kept, unknown fields included; null when it is not. */
export function tooHeavy(body: unknown): { ok: false; refusal: Refusal } | null {
  if (mostBytesOf(body) <= MOST_BYTES || bytesOf(JSON.stringify(body) ?? "") <= MOST_BYTES) return null;
  return refused("invalid", `A document weighs at most ${MOST_BYTES / 1024} kB.`, { body: ["is too large"] });
}

/** Why a map has too many entries; null when it has not. */
export function tooMany(field: string, parts: object): { ok: false; refusal: Refusal } | null {
  if (Object.keys(parts).length <= MOST_PARTS) return null;
  const wrong = `has more than ${MOST_PARTS} entries`;
  return refused("invalid", `'${field}' ${wrong}.`, { [field]: [wrong] });
}

/** What a value can weigh at most: nearly all are far too light to be written out for it. */
function mostBytesOf(value: unknown): number {
  if (typeof value === "string") return value.length * BYTES_OF_A_UNIT + BYTES_OF_A_VALUE;
  if (!isContainer(value)) return BYTES_OF_A_VALUE;
  let bytes = BYTES_OF_A_VALUE;
  for (const key of Object.keys(value)) bytes += key.length * BYTES_OF_A_UNIT + mostBytesOf(value[key]);
  return bytes;
}

function bytesOf(json: string): number {
  return new TextEncoder().encode(json).length;
}
