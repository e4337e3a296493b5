import { z } from "zod";
import { countryCode } from "../base/basics.ts";
import { countryName } from "../geo/places/countries.ts";

/** A country as REST answers it. */
export const countryView = z.object({ iso: z.string(), name: z.string() });
type CountryView = z.infer<typeof countryView>;

/** A country as REST takes it: its code, or the object that was answered before. */
export const countryInput = z.preprocess(
  (value) => (typeof value === "object" && value !== null && "iso" in value ? value.iso : value),
  countryCode.nullable(),
);

/** The code with its English name; null stays null, and what a viewer's copy leaves out stays out. */
export function toCountry(iso: string | null): CountryView | null {
  return iso === null || iso === undefined ? iso : { iso, name: countryName(iso, "en") };
}
