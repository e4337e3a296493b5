import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { PRODUCT } from "shared-schema/base/product";

export type Language = "en" | "fr";

const SCHEMA = resolve(import.meta.dirname, "../../../../shared-schema");
const DEMO = resolve(import.meta.dirname, "../../../../sync-server/src/demo");

/** Names of places in the demo's routes and the table of taxes, and of people and streets in the operator's own texts. */
const NAMES = [
  ...["Vieux-Port", "Martinique", "Guadeloupe"],
  ...["12 quai de la Grande Plaisance", "Claire Fontanel", "Marc Aubry"],
];

/** The texts of the demo's data, which no screen translates. Those in small letters are words of a code. */
const DATA = [
  ...fixtures("fixtures"),
  ...fixtures("fixtures/cruises"),
  ...sources(DEMO),
  PRODUCT.name,
  ...NAMES,
].filter((text) => /\p{Lu}/u.test(text));
const DATA_ALONE = new RegExp(`(?<!\\p{L})(${longestFirst(DATA).map(escaped).join("|")})(?!\\p{L})`, "gu");

/** Short words of one language that the other lacks. */
const OWN_WORDS: Record<Language, RegExp> = {
  en: /\b(the|and|of|your|with|this|that|from|have|are|is|not|for|been|will|you)\b/i,
  fr: /\b(le|la|les|des|une|vous|votre|est|sont|dans|pour|avec|sur|qui|aux|du)\b/i,
};
/** A key in place of its message, a value that was not filled in, or none at all. */
const RAW = /^[a-z][a-zA-Z]*(\.[a-zA-Z][\w-]*)+$|\{\w+[,}]|\bundefined\b|\bNaN\b|\[object Object\]/;

/** A word may be the same in both languages; two in a row hardly are. */
const TWO_WORDS = /\p{Ll}{2}\P{L}+\p{L}*\p{Ll}{2}/u;
/** An address of mail or of a page. */
const ADDRESS = /\S+@\S+|\S+\.(me|com|org|fr)\b\S*/g;

/** Leaves out of a text what the demo's data say. */
export function withoutData(text: string): string {
  return text.replaceAll(DATA_ALONE, "").replaceAll(ADDRESS, "");
}

function longestFirst(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort((a, b) => b.length - a.length);
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

/** The strings of JSON files. */
function fixtures(folder: string): string[] {
  const values = (value: unknown): string[] => {
    if (typeof value === "string") return [value];
    return typeof value === "object" && value !== null ? Object.values(value).flatMap(values) : [];
  };
  return filesIn(join(SCHEMA, folder), ".json").flatMap((text) => values(JSON.parse(text)));
}

/** The strings of modules. */
function sources(folder: string): string[] {
  return filesIn(folder, ".ts").flatMap((text) => [...text.matchAll(/"([^"\n]+)"/g)].map(([, value = ""]) => value));
}

function filesIn(folder: string, end: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(end));
  return names.map((name) => readFileSync(join(folder, name), "utf8"));
}

/** Every text that a page shows or names its elements with, in the language of the page alone. */
export function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const { lang } = document.documentElement;
    const isOther = (element: Element) => element.closest("[lang]")?.getAttribute("lang") !== lang;
    const note = (text: string | null, element: Element) => {
      const trimmed = text?.replaceAll(/\s+/g, " ").trim() ?? "";
      if (!/\p{L}{2}/u.test(trimmed) || isOther(element) || element.closest("[aria-hidden=true], code")) return;
      if (element.checkVisibility()) found.add(trimmed);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      if (texts.currentNode.parentElement) note(texts.currentNode.textContent, texts.currentNode.parentElement);
    for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      for (const element of document.querySelectorAll(`[${name}]`)) note(element.getAttribute(name), element);
    }
    return [...found, document.title];
  });
}

/** Names the texts of a page that are none, or are of the other language. */
export function strangeWords(words: Partial<Record<Language, readonly string[]>>): string[] {
  const strange: string[] = [];
  const own = { en: (words.en ?? []).map(withoutData), fr: (words.fr ?? []).map(withoutData) };
  for (const [language, other] of [
    ["en", "fr"],
    ["fr", "en"],
  ] as const) {
    for (const text of own[language]) {
      if (RAW.test(text)) strange.push(`raw text: ${text}`);
      else if (OWN_WORDS[other].test(text)) strange.push(`${other} on the ${language} page: ${text}`);
    }
  }
  const same = own.en.filter((text) => TWO_WORDS.test(text) && own.fr.includes(text));
  return [...strange, ...same.map((text) => `the same in both languages: ${text}`)];
}
