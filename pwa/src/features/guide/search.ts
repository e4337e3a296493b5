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

/** Words of a question that every text has. */
const LITTLE: ReadonlySet<string> = new Set([
  ...["a", "an", "the", "to", "of", "in", "on", "for", "and", "how", "do", "i", "can", "my", "is"],
  ...[
    "un",
    "une",
    "le",
    "la",
    "les",
    "l",
    "de",
    "des",
    "du",
    "d",
    "au",
    "aux",
    "en",
    "et",
    "pour",
    "comment",
    "je",
    "mon",
    "ma",
    "mes",
  ],
]);

/**
 * The parts that have every word of a query, those first that have them in their title, then those that have them in the reader's
 * language; where none has every word, those that have the most of them. Accents, capitals and little words do not count.
 */
export function searchGuide(
  chapters: readonly { id: string; chapter: GuideChapter }[],
  query: string,
  language: Language,
): Found[] {
  const typed = comparable(query).split(" ").filter(Boolean);
  const telling = typed.filter((word) => !LITTLE.has(word));
  const words = telling.length > 0 ? telling : typed;
  if (words.length === 0) return [];
  const parts = chapters.flatMap(({ id, chapter }) => chapter.parts.map((part) => ({ chapter: id, part })));
  const ranked = (rank: (part: GuidePart) => number | null) =>
    parts
      .flatMap((found) => {
        const value = rank(found.part);
        return value === null ? [] : [{ ...found, rank: value }];
      })
      .sort((a, b) => a.rank - b.rank);
  const whole = ranked((part) => rankOf(part, words, language));
  const found = whole.length > 0 ? whole : ranked((part) => partialRank(part, words));
  return found.map(({ chapter, part }) => ({ chapter, part, excerpt: excerptOf(part, words, language) }));
}

/** The more words it has, the lower; null without any. */
function partialRank(part: GuidePart, words: readonly string[]): number | null {
  const text = `${wholeText(part, "en")} ${wholeText(part, "fr")}`;
  const held = words.filter((word) => holds(text, [word])).length;
  return held === 0 ? null : -held;
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
