import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { LANGUAGES, type Language } from "shared-schema/base/language";
import { expect, it } from "vitest";
import { CHAPTERS } from "./contents.ts";
import { markedPieces } from "./marked.ts";
import { PICTURES } from "./pictures/names.ts";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));

const chapters = await Promise.all(CHAPTERS.map(async ({ id, load }) => ({ id, parts: (await load()).parts })));
const paragraphs = chapters.flatMap(({ parts }) => parts.flatMap(({ text, steps = [] }) => [...text, ...steps]));

/** The texts of the screens: the app's files of texts, and the dictionaries of labels. */
function textsOfScreens(): string {
  const folders = ["pwa/src", "shared-schema/src"];
  const isOfTexts = (path: string) =>
    /(messages|Messages|\/labels|\/head\/rows)\.ts$|^shared-schema\/src\/(labels|refusals)\//.test(path) &&
    !path.includes("features/guide/");
  return folders
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
    )
    .filter((path) => path.endsWith(".ts") && isOfTexts(path))
    .map((path) => readFileSync(join(ROOT, path), "utf8"))
    .join("\n");
}

/** Labels that the screen follows with a number. */
const COUNTED = ["All missing items", "Tout ce qui manque"];

/** A label as it is written in the files of texts: the whole of it, in its language. */
function literalOf(language: Language, label: string): string {
  return `${language}: "${label}${COUNTED.includes(label) ? " ({count})" : ""}"`;
}

it("names each chapter and each of its parts once", () => {
  expect(new Set(CHAPTERS.map(({ id }) => id)).size).toBe(CHAPTERS.length);
  for (const { id, parts } of chapters) {
    expect([id, parts.length > 0]).toEqual([id, true]);
    expect(new Set(parts.map((part) => part.id)).size).toBe(parts.length);
  }
});

it("quotes the screens as they are, in both languages", () => {
  const texts = textsOfScreens();
  for (const language of LANGUAGES) {
    const quoted = paragraphs.flatMap((paragraph) =>
      markedPieces(paragraph[language]).filter(({ isMarked }) => isMarked),
    );
    expect(quoted.length).toBeGreaterThan(50);
    expect(quoted.map(({ text }) => text).filter((text) => !texts.includes(literalOf(language, text)))).toEqual([]);
  }
});

it("marks as many words in both languages", () => {
  const marks = (text: string) => text.split("**").length - 1;
  for (const { en, fr } of paragraphs) expect([en, marks(fr)]).toEqual([en, marks(en)]);
});

it("shows every picture once, and has it in both languages", () => {
  const shown = chapters.flatMap(({ parts }) => parts.flatMap(({ picture }) => picture?.name ?? []));
  expect(shown.toSorted()).toEqual([...PICTURES].toSorted());
  const files = readdirSync(new URL("./pictures/", import.meta.url)).filter((name) => name.endsWith(".webp"));
  expect(files.sort()).toEqual(
    PICTURES.flatMap((name) => LANGUAGES.map((language) => `${name}-${language}.webp`)).sort(),
  );
});
