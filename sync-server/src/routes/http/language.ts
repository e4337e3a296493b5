import type { Context } from "hono";
import { LANGUAGES, type Language } from "shared-schema/base/language";

/** The first language of the reader's browser that is spoken here: for sentences that the server words itself. */
export function languageOf(c: Context): Language {
  const wished = (c.req.header("accept-language") ?? "").split(",");
  for (const wish of wished) {
    const found = LANGUAGES.find((language) => wish.trim().toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}
