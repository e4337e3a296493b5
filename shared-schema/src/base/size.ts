import { isContainer } from "./equal.ts";
import { fault, type Refused, refusedAt } from "./result.ts";

/** The deepest nesting of lists and maps; the document itself counts as the first level. */
export const MOST_DEPTH = 20;
/** The largest size of a document, as JSON in UTF-8. */
export const MOST_BYTES = 512 * 1024;
/**
 * The largest size of a profile or a contact, about twice what its fields can hold. An agreement is read with the
 * profiles of all its parties, so these are bounded more tightly than other documents.
 */
export const MOST_PERSON_BYTES = 64 * 1024;
/** The longest text in UTF-16 units, as zod counts them; no field of the product allows more. */
export const MOST_TEXT = 20_000;
/** The longest name of a field: an inbox row must be able to name its path. */
export const MOST_NAME = 200;
/** The most entries that a map or a list may hold. */
export const MOST_PARTS = 1_000;
/** The most that one unit of a text can weigh, as an escape; and a number, or a literal, with what surrounds it. */
const BYTES_OF_A_UNIT = 6;
const BYTES_OF_A_VALUE = 32;

interface Step {
  value: Record<string, unknown>;
  depth: number;
  /** The key in the parent; null for the document itself. */
  key: string | null;
  parent: Step | null;
}

/**
 * The one rule of depth and size, asked of every document before it is decided or stored, unknown fields included. It walks
 * without recursion: a body may be nested deeper than the stack.
 * @param mostBytes the largest size of a document of its collection, as JSON in UTF-8
 * @returns why the body is too large, null when it is not
 */
export function tooLarge(body: unknown, mostBytes = MOST_BYTES): Refused | null {
  if (!isContainer(body)) return tooLargeText(body);
  const steps: Step[] = [{ value: body, depth: 1, key: null, parent: null }];
  let bytes = 0;
  for (let step = steps.pop(); step; step = steps.pop()) {
    const { value, depth } = step;
    if (depth > MOST_DEPTH) return tooDeep(step);
    const keys = Object.keys(value);
    if (keys.length > MOST_PARTS) return tooMany(step);
    for (const key of keys) {
      if (key.length > MOST_NAME) return tooLong(pathOf(step), MOST_NAME);
      const inner = value[key];
      bytes += BYTES_OF_A_VALUE + (key.length + lengthOf(inner)) * BYTES_OF_A_UNIT;
      if (lengthOf(inner) > MOST_TEXT) return tooLong(pathOf({ key, parent: step }), MOST_TEXT);
      if (isContainer(inner)) steps.push({ value: inner, depth: depth + 1, key, parent: step });
    }
  }
  // Nearly all are far too light to be written out for it.
  return bytes > mostBytes && bytesOf(body) > mostBytes ? tooHeavy(mostBytes) : null;
}

function tooLargeText(body: unknown): Refused | null {
  return lengthOf(body) > MOST_TEXT ? tooLong("body", MOST_TEXT) : null;
}

/** The units of a text; 0 of anything else. */
function lengthOf(value: unknown): number {
  return typeof value === "string" ? value.length : 0;
}

/**
 * Returns the size of a value as JSON in UTF-8. The caller has checked that the value is not too deep for the stack.
 */
export function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value) ?? "").length;
}

function tooHeavy(mostBytes: number): Refused {
  return refusedAt({ body: [fault("too-heavy")] }, "document.too-heavy", { kilobytes: mostBytes / 1024 });
}

function tooDeep(step: Step): Refused {
  return refusedAt({ [pathOf(step)]: [fault("too-deep")] }, "document.too-deep", { most: MOST_DEPTH });
}

function tooMany(step: Step): Refused {
  const [field, most] = [pathOf(step), MOST_PARTS];
  return refusedAt({ [field]: [fault("too-many-parts", { most })] }, "document.too-many-parts", { field, most });
}

function tooLong(field: string, most: number): Refused {
  return refusedAt({ [field]: [fault("text-too-long", { most })] }, "document.text-too-long", { field, most });
}

/** The dotted path of a value; cut, as its names come from the sender. */
function pathOf(step: Pick<Step, "key" | "parent">): string {
  const names: string[] = [];
  for (let at: Pick<Step, "key" | "parent"> | null = step; at?.key != null; at = at.parent) names.unshift(at.key);
  return names.join(".").slice(0, MOST_NAME) || "body";
}
