import { html } from "hono/html";
import type { Language } from "shared-schema/base/language";
import { layout } from "./layout.ts";
import { COMMON, NOTICES, type NoticeName } from "./messages.ts";
import type { Html } from "./send.ts";

/** A page that says why there is nothing to do here. */
export function noticePage(language: Language, name: NoticeName, origin: string): Html {
  const { title, text } = NOTICES[name];
  const content = html`<section role="status"><p>${text[language]}</p><p><a href="${origin}/">${COMMON.back[language]}</a></p></section>`;
  return layout(language, title[language], content);
}
