import { z } from "zod";
import type { Params } from "../refusals/entry.ts";
import type { FaultCode, FaultGiven } from "../refusals/faults.ts";
import { done, type Fault, fault, type Result, refusedAt } from "./result.ts";

/**
 * Checks a value against a schema; unknown fields of a newer client survive where the schema is loose.
 * @returns the parsed value, or a refusal with each field's faults under its dotted path
 */
export function validate<S extends z.ZodType>(schema: S, value: unknown): Result<z.output<S>> {
  // Without the input, an issue does not tell a field that is missing from one of the wrong type.
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return done(parsed.data);
  // A map, because a field that is not expected may be called `__proto__`.
  const found = new Map<string, Fault[]>();
  for (const issue of parsed.error.issues) {
    const path = issuePath(issue);
    found.set(path, [...(found.get(path) ?? []), faultOf(issue)]);
  }
  const fields: Record<string, Fault[]> = Object.fromEntries(found);
  return refusedAt(fields, "document.invalid", { fields: Object.keys(fields).join(", ") });
}

/** The codes that schemas use for their own rules. The texts of all codes are too heavy for the app's first screen. */
const ownCodes = new Map<string, FaultCode>();

/** Names a schema's own rule by its fault: the argument of `refine` and `regex`. */
export function says<C extends FaultCode>(code: C, ...[params]: FaultGiven<C>): { error: C; params?: Params } {
  ownCodes.set(code, code);
  return params ? { error: code, params } : { error: code };
}

function faultOf(issue: z.core.$ZodIssue): Fault {
  const own = ownCodes.get(issue.message);
  if (own !== undefined) return ownFault(issue, own);
  switch (issue.code) {
    case "invalid_type":
      return typeFault(issue);
    case "invalid_value":
      return fault("one-of", { values: issue.values.map(String).join(", ") });
    case "too_big":
      return tooBig(issue);
    case "too_small":
      return tooSmall(issue);
    case "invalid_format":
      return fault(FORMATS[issue.format] ?? "wrong-form");
    case "unrecognized_keys":
      return fault("unknown-field");
    case "invalid_key":
    case "invalid_element":
      return fault("wrong-keys");
    case "not_multiple_of":
      return fault("wrong-form");
    default:
      return fault("invalid");
  }
}

const ruleParams = z.record(z.string(), z.union([z.string(), z.number()]));

/** The fault that a schema's rule names with `says`. */
function ownFault(issue: z.core.$ZodIssue, code: FaultCode): Fault {
  const { data } = ruleParams.safeParse(issue.code === "custom" ? issue.params : undefined);
  return data ? { code, params: data } : { code };
}

const TYPES: Readonly<Record<string, "no-text" | "no-number" | "no-integer" | "no-boolean">> = {
  string: "no-text",
  number: "no-number",
  int: "no-integer",
  boolean: "no-boolean",
};

const FORMATS: Readonly<Record<string, "no-email" | "no-instant" | "no-date" | "no-uuid">> = {
  email: "no-email",
  datetime: "no-instant",
  date: "no-date",
  uuid: "no-uuid",
};

function typeFault({ expected, input }: z.core.$ZodIssueInvalidType): Fault {
  return input === undefined || input === null ? fault("required") : fault(TYPES[expected] ?? "wrong-type");
}

function tooBig({ origin, maximum, inclusive }: z.core.$ZodIssueTooBig): Fault {
  const most = Number(maximum);
  if (origin === "string") return fault("too-long", { most });
  if (origin !== "number" && origin !== "int") return fault("too-many", { most });
  return inclusive ? fault("at-most", { most }) : fault("less-than", { most });
}

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): Fault {
  const least = Number(minimum);
  if (origin === "string") return least === 1 ? fault("required") : fault("too-short", { least });
  if (origin !== "number" && origin !== "int") return fault("too-few", { least });
  return inclusive ? fault("at-least", { least }) : fault("more-than", { least });
}

function issuePath(issue: z.core.$ZodIssue): string {
  if (issue.code === "unrecognized_keys") return [...issue.path, issue.keys[0] ?? ""].join(".");
  return issue.path.join(".") || "body";
}
