import { z } from "zod";
import { CONTRACT_TYPES } from "../../../agreement/schema.ts";
import { countryCode, shortText, thousandthsOfPercent, voyageDate } from "../../../base/basics.ts";
import { says } from "../../../base/validation.ts";
import { BASE_RULES, PREDICATE_NAMES, type TaxRow } from "../rows.ts";

/** Longest source or words of a condition. */
const MOST_TEXT = 1_000;
const MOST_COUNTRIES = 10;
const line = (most: number) => z.string().trim().min(1).max(most);

/** A country, or several that share the rate: «MQ|GP». */
const countries = z
  .string()
  .transform((text) => text.split("|"))
  .pipe(z.array(countryCode).min(1).max(MOST_COUNTRIES))
  .transform((codes) => [...new Set(codes)].join("|"));

/**
 * A row as an administrator enters it. Stricter than a stored row: its countries exist, its rates have at most 3 decimals of a
 * percent, and its base rule suits its contract type. Fields that a stored row leaves out may be left out here.
 */
export const taxRowEntry = z
  .strictObject({
    code: z.string().regex(/^[A-Z0-9-]{2,40}$/, says("wrong-form")),
    country: countries,
    contract_type: z.enum(CONTRACT_TYPES),
    rate: thousandthsOfPercent,
    base_rule: z.enum(BASE_RULES),
    /** Rate of a trip without any distance; only where trips are taxed. */
    static_rate: thousandthsOfPercent.nullable().default(null),
    /** Part of the price that REDUCTION leaves untaxed. */
    reduction: thousandthsOfPercent.nullable().default(null),
    predicate: z.enum(PREDICATE_NAMES).nullable().default(null),
    /** The source's words for the condition; null takes the predicate's name. */
    condition: z.string().trim().max(MOST_TEXT).nullable().default(null),
    label: shortText.trim().nullable().default(null),
    date_basis: z.enum(["SIGNATURE", "SUPPLY"]),
    valid_from: voyageDate,
    valid_to: voyageDate.nullable(),
    confidence: line(300),
    source: line(MOST_TEXT),
  })
  .refine(({ contract_type, base_rule }) => (contract_type === "CRUISE") === (base_rule === "FR_DISTANCE_PER_TRIP"), {
    ...says("not-for-contract"),
    path: ["base_rule"],
  })
  .refine(({ base_rule, reduction }) => base_rule !== "REDUCTION" || reduction !== null, {
    ...says("required"),
    path: ["reduction"],
  })
  .refine(({ valid_from, valid_to }) => valid_to === null || valid_from <= valid_to, {
    ...says("ends-before-start"),
    path: ["valid_to"],
  });

export type TaxRowEntry = z.infer<typeof taxRowEntry>;

/** The row that an entry makes: what does not go with its rule is left out. */
export function rowOfEntry(entry: TaxRowEntry): TaxRow {
  const { static_rate, reduction, predicate, condition, label, ...row } = entry;
  return {
    ...row,
    ...(static_rate !== null && row.base_rule === "FR_DISTANCE_PER_TRIP" ? { static_rate } : {}),
    ...(reduction !== null && row.base_rule === "REDUCTION" ? { reduction } : {}),
    ...(predicate === null ? {} : { predicate, condition: condition || predicate }),
    ...(label ? { label } : {}),
  };
}
