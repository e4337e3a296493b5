import { z } from "zod";
import { isContainer } from "./equal.ts";

/** Beyond these numbers whole units are lost, and rounding for the contract's table ends at infinity. */
export function isExact(value: unknown): boolean {
  if (typeof value === "number") return Math.abs(value) <= Number.MAX_SAFE_INTEGER;
  if (!isContainer(value)) return true;
  // Every plan asks this of some thousand values: lists of values and closures would be a tenth of its time.
  for (const key of Object.keys(value)) if (!isExact(value[key])) return false;
  return true;
}

interface Field {
  key: string;
  /** The schema of its parts, where it is a map of them. */
  part: z.ZodObject | null;
}

const fields = new WeakMap<z.ZodObject, readonly Field[]>();

/** Is every number in the fields of the schema exact? Unknown fields, which a newer client may add, enter no figure. */
export function hasExactFields(body: unknown, schema: z.ZodObject): boolean {
  if (!isContainer(body)) return true;
  for (const { key, part } of fieldsOf(schema)) {
    const value = body[key];
    if (part === null || !isContainer(value)) {
      if (!isExact(value)) return false;
    } else {
      for (const one of Object.keys(value)) if (!hasExactFields(value[one], part)) return false;
    }
  }
  return true;
}

/** The fields of a schema, listed once. */
function fieldsOf(schema: z.ZodObject): readonly Field[] {
  const known = fields.get(schema);
  if (known) return known;
  const made = Object.entries(schema.shape).map(([key, field]) => {
    const part = field instanceof z.ZodRecord ? field.valueType : null;
    return { key, part: part instanceof z.ZodObject ? part : null };
  });
  fields.set(schema, made);
  return made;
}
