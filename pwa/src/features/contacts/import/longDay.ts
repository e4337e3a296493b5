import { type Language, localeOf } from "../../../ui/i18n.ts";

/** A day, `YYYY-MM-DD`, with its month as a word: nobody takes it for another day. «February 1, 1980», «1 février 1980» */
export function showLongDay(day: string, language: Language): string {
  const format = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(localeOf(language), format);
}
