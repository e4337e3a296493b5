import type { Language } from "shared-schema/base/language";
import { comparable } from "shared-schema/geo/places/search/nameMatch";
import { plain } from "./marked.ts";
import type { GuideChapter, GuidePart } from "./schema.ts";

/** A part of the guide that answers a query. */
export interface Found {
  chapter: string;
  part: GuidePart;
  /** The text around the place where it was found, or the beginning of the part. */
  excerpt: string;
}

const EXCERPT = 140;
const IN_TITLE = 0;
const IN_TEXT = 1;
const IN_OTHER_LANGUAGE = 2;

/**
 * The parts that have every word of a query, those first that have them in their title, then those that have them in the reader's
 * language. Accents and capitals do not count.
 */
export function searchGuide(
  chapters: readonly { id: string; chapter: GuideChapter }[],
  query: string,
  language: Language,
): Found[] {
  const words = comparable(query).split(" ").filter(Boolean);
  if (words.length === 0) return [];
  return chapters
    .flatMap(({ id, chapter }) =>
      chapter.parts.map((part) => ({ chapter: id, part, rank: rankOf(part, words, language) })),
    )
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ chapter, part }) => ({ chapter, part, excerpt: excerptOf(part, words, language) }));
}

function rankOf(part: GuidePart, words: readonly string[], language: Language): number | null {
  if (holds(part.title[language], words)) return IN_TITLE;
  if (holds(wholeText(part, language), words)) return IN_TEXT;
  return holds(wholeText(part, language === "en" ? "fr" : "en"), words) ? IN_OTHER_LANGUAGE : null;
}

/** Each word begins a word of the text. */
function holds(text: string, words: readonly string[]): boolean {
  const spaced = ` ${comparable(text)}`;
  return words.every((word) => spaced.includes(` ${word}`));
}

function wholeText(part: GuidePart, language: Language): string {
  return [part.title[language], ...paragraphsOf(part, language)].join(" ");
}

function paragraphsOf({ text, steps = [] }: GuidePart, language: Language): string[] {
  return [...text, ...steps].map((paragraph) => plain(paragraph[language]));
}

function excerptOf(part: GuidePart, words: readonly string[], language: Language): string {
  const paragraphs = paragraphsOf(part, language);
  const found = paragraphs.find((paragraph) => words.some((word) => holds(paragraph, [word]))) ?? paragraphs[0] ?? "";
  if (found.length <= EXCERPT) return found;
  const at = found.split(" ").findIndex((_, index, all) => words.some((word) => holds(all[index] ?? "", [word])));
  const rest = found
    .split(" ")
    .slice(Math.max(0, at - 6))
    .join(" ");
  const cut = rest.length > EXCERPT ? `${rest.slice(0, rest.lastIndexOf(" ", EXCERPT))} …` : rest;
  return `${at > 6 ? "… " : ""}${cut}`;
}
