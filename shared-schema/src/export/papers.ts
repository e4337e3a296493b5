import type { ManifestProfile } from "./manifest.ts";

/** The fields of a profile that its papers say. */
const PAPERS = [
  ...(["nationality", "gender", "date_of_birth", "place_of_birth"] as const),
  ...(["passport_num", "passport_country", "passport_expiration", "visa_num"] as const),
] as const satisfies readonly (keyof ManifestProfile)[];

type Profiles = Readonly<Record<number, ManifestProfile>>;

/**
 * The profiles of a list for the authorities: the names of the contract with the papers as they are now, for a passport may be renewed after the
 * agreement was locked. Papers that the reader does not hold live are those of the frozen copy.
 * @param people the profiles that the list may name
 */
export function withPapersNow(people: readonly number[], frozen: Profiles, live: Profiles): Profiles {
  return Object.fromEntries(
    people.flatMap((id) => {
      const [named, now] = [frozen[id] ?? live[id], live[id]];
      if (!named) return [];
      const papers = now ? PAPERS.filter((field) => field in now).map((field) => [field, now[field]]) : [];
      return [[id, { ...named, ...Object.fromEntries(papers) }]];
    }),
  );
}
