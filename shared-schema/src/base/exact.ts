import { z } from "zod";
import { isContainer } from "./equal.ts";

/** Beyond these numbers whole units are lost, and rounding for the contract's table ends at infinity. */
export function isExact(value: unknown): boolean {
  if (typeof value === "number") return Math.abs(value) <= Number.MAX_SAFE_INTEGER;
  return !isContainer(value) || Object.values(value).every(isExact);
}

/** Is every number in the fields of the schema exact? Unknown fields, which a newer client may add, enter no figure. */
export function hasExactFields(body: unknown, schema: z.ZodObject): boolean {
  if (!isContainer(body)) return true;
  return Object.entries(schema.shape).every(([key, field]) => {
    const value = body[key];
    const part = field instanceof z.ZodRecord ? field.valueType : null;
    if (!(part instanceof z.ZodObject) || !isContainer(value)) return isExact(value);
    return Object.values(value).every((one) => hasExactFields(one, part));
  });
}
