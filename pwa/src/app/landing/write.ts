import type { Bilingual, Language } from "shared-schema/base/language";
import { escapeHtml } from "shared-schema/contract/html";
import { unbreakable } from "../../ui/unbreakable.ts";

/** A text as it stands in HTML, in content and in quoted attributes. */
export function written(text: string): string {
  return escapeHtml(unbreakable(text));
}

/** Looks up a section's texts in one language, as they stand in HTML. */
export function inLanguage<T extends Readonly<Record<string, Bilingual>>>(texts: T, language: Language) {
  return (key: keyof T): string => written(texts[key]?.[language] ?? "");
}

/** Joins what a list gives, each on a line of its own. */
export function each<T>(items: readonly T[], write: (item: T, index: number) => string): string {
  return items.map(write).join("\n");
}
