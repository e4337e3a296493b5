import type { LinkParticulars } from "shared-schema/guest/form";
import type { SaveResult } from "../../../ui/fields/types.ts";
import type { ProfileRecord } from "../record.ts";

/** A zone has no accents, so the names of a profile stay as they are. */
const TEXTS = ["passport_num", "passport_country", "passport_expiration", "nationality", "date_of_birth"] as const;

/** Saves what was read from a passport, but no field that a contract holds. @returns the first refusal where there is one */
export async function fillIn({ held, save }: ProfileRecord, read: LinkParticulars): Promise<SaveResult> {
  const results: SaveResult[] = [];
  for (const key of TEXTS) {
    const value = read[key];
    if (value && !held.has(key)) results.push(await save(key)(value));
  }
  if (read.gender && !held.has("gender")) results.push(await save("gender")(read.gender));
  return results.find(({ ok }) => !ok) ?? { ok: true };
}

type Names = Pick<LinkParticulars, "first_name" | "last_name">;

/** Whether a passport may be another person's: none of its names is in the profile, whatever the accents. */
export function isOtherName(read: Names, profile: Names): boolean {
  return (["first_name", "last_name"] as const).some((field) => {
    const known = words(profile[field]);
    const named = words(read[field]);
    return named.length > 0 && known.length > 0 && !named.some((word) => known.includes(word));
  });
}

/** The words of a name as machine-readable zones write them (ICAO 9303-3, section 6). */
function words(name = ""): string[] {
  const letters = name.toUpperCase().replace(/[ÄÆ]/g, "AE").replace(/[ÖØŒ]/g, "OE").replaceAll("Ü", "UE");
  return (
    letters
      .normalize("NFD")
      .replace(/[\p{M}'’]/gu, "")
      .match(/\p{L}+/gu) ?? []
  );
}
