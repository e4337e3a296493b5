import { z } from "zod";
import { CONTRACT_TYPES } from "../../agreement/schema.ts";
import { dateOnly, ratio, shortText, text } from "../../base/basics.ts";

/** The rules that find the share of the price a row taxes. */
export const BASE_RULES = [
  "FR_DISTANCE_PER_TRIP",
  "EU_TIME",
  "LUMP_50_IF_OUTSIDE_EU",
  "FULL",
  "EU_DAYS",
  "COUNTRY_DAYS",
  "COUNTRY_TIME",
  "REDUCTION",
] as const;
export type BaseRule = (typeof BASE_RULES)[number];

/** The conditions that the product can judge; `condition` keeps the words of the source beside it. */
export const PREDICATE_NAMES = [
  "DURATION_UNDER_24H",
  "START_OUTSIDE_EU",
  "GREEK_CERTIFICATE_UNLIMITED",
  "GREEK_CERTIFICATE_LIMITED",
  "STATIC_OR_48H_AT_MOST",
  "SAME_HIRER_35_DAYS_AT_MOST",
  "OVER_35_DAYS_OR_BEFORE_2024",
  "TURKISH_FLAG",
  "FOREIGN_FLAG",
  "LARGE_YACHT_LEAVES_FRENCH_WATERS",
] as const;
export type PredicateName = (typeof PREDICATE_NAMES)[number];

/** One dated rate. Shares and rates are fractions of 1. */
export const taxRow = z
  .object({
    code: z.string().regex(/^[A-Z0-9-]{2,40}$/),
    /** One country, or several that share the rate: «MQ|GP». */
    country: z.string().regex(/^[A-Z]{2}(\|[A-Z]{2})*$/),
    contract_type: z.enum(CONTRACT_TYPES),
    rate: ratio,
    base_rule: z.enum(BASE_RULES),
    /** Rate of a trip without any distance, which is no transport. */
    static_rate: ratio.optional(),
    /** Part of the price that REDUCTION leaves untaxed. */
    reduction: ratio.optional(),
    condition: text.optional(),
    predicate: z.enum(PREDICATE_NAMES).optional(),
    label: shortText.optional(),
    /** The day that must fall within the validity: the day of signature or the day of supply. */
    date_basis: z.enum(["SIGNATURE", "SUPPLY"]),
    valid_from: dateOnly,
    valid_to: dateOnly.nullable(),
    confidence: text,
    source: text,
  })
  .refine((row) => (row.condition === undefined) === (row.predicate === undefined), {
    path: ["predicate"],
    message: "a condition and its predicate go together",
  })
  .refine((row) => row.valid_to === null || row.valid_from <= row.valid_to, {
    path: ["valid_to"],
    message: "must not be before valid_from",
  })
  .refine((row) => row.base_rule !== "REDUCTION" || row.reduction !== undefined, {
    path: ["reduction"],
    message: "REDUCTION needs a reduction",
  });

export type TaxRow = z.infer<typeof taxRow>;

/** Rows of a stored table; those of a newer shape are left out. */
export function knownTaxRows(rows: readonly unknown[]): TaxRow[] {
  return rows.flatMap((row) => taxRow.safeParse(row).data ?? []);
}
