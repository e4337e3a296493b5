import type { FieldAudience } from "./fields.ts";

/** The rules for the fields of a body or of a part. A field without a rule does not compile, and is shown to no one. */
export type Table<Body> = { readonly [Key in keyof Body]-?: Rule<NonNullable<Body[Key]>> };

/** A map of parts has a table for each of them; any other value has one audience. */
type Rule<Value> = string extends keyof Value
  ? Value extends Readonly<Record<string, infer Part>>
    ? RuleForParts<Part>
    : FieldAudience
  : FieldAudience;
type RuleForParts<Part> = string extends keyof Part
  ? FieldAudience
  : Part extends readonly unknown[]
    ? FieldAudience
    : Part extends object
      ? Parts<Part>
      : FieldAudience;

/** The rule for a map of parts. The map is left out for a viewer who sees no field of any part. */
export interface Parts<Part> {
  each: Table<Part>;
  /** The audience of a whole part; without it, whoever sees one of its fields has the part. */
  audienceOf?: (part: Readonly<Record<string, unknown>>, parts: Readonly<Record<string, unknown>>) => FieldAudience;
  /** Each part is a profile, in the viewer's sight of that profile. */
  areProfiles?: true;
}

/** A table as it is walked. */
export type AnyTable = Readonly<Record<string, FieldAudience | AnyParts>>;
export interface AnyParts extends Omit<Parts<unknown>, "each"> {
  each: AnyTable;
}
