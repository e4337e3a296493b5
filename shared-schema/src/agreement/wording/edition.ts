/** Editions of the standard terms, oldest first. The year and a number within it. */
export const ARTICLES_EDITIONS = ["2026-1", "2026-2"] as const;
export type ArticlesEdition = (typeof ARTICLES_EDITIONS)[number];

/** The edition of a new agreement. */
export const LATEST_EDITION: ArticlesEdition = "2026-2";

/** The edition of an agreement. One made before editions were kept uses the first. */
export function editionOf(agreement: { articles_edition?: ArticlesEdition | undefined }): ArticlesEdition {
  return agreement.articles_edition ?? ARTICLES_EDITIONS[0];
}
