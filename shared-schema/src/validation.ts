import type { z } from "zod";
import { done, type Result, refused } from "./result.ts";

/**
 * Checks a value against a schema; unknown fields of a newer client survive where the schema is loose.
 * @returns the parsed value, or an `invalid` refusal with each field's messages under its dotted path
 */
export function validate<S extends z.ZodType>(schema: S, value: unknown): Result<z.output<S>> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return done(parsed.data);
  const fields: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) {
    const path = issuePath(issue);
    fields[path] = [...(fields[path] ?? []), issue.message];
  }
  const named = Object.keys(fields).join(", ");
  return refused("invalid", `Some fields are not valid: ${named}`, fields);
}

function issuePath(issue: z.core.$ZodIssue): string {
  if (issue.code === "unrecognized_keys") return [...issue.path, issue.keys[0] ?? ""].join(".");
  return issue.path.join(".") || "body";
}
