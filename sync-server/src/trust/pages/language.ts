import type { Context } from "hono";
import { LANGUAGES, type Language } from "shared-schema/base/language";

/** The language that a page's address names, or the first one of the browser's that is spoken here. */
export function languageOf(c: Context): Language {
  const named = c.req.query("lang") ?? c.req.query("ui_locales");
  const wished = [named ?? "", ...(c.req.header("accept-language") ?? "").split(",")];
  for (const wish of wished) {
    const found = LANGUAGES.find((language) => wish.trim().toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}
