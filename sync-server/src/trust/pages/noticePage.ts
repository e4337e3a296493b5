import { html } from "hono/html";
import type { Language } from "shared-schema/base/language";
import type { TrustContext } from "../context.ts";
import { layout } from "./layout.ts";
import { COMMON, NOTICES, type NoticeName } from "./messages.ts";
import type { Html } from "./send.ts";

/** A page that says why there is nothing to do here. */
export function noticePage(
  language: Language,
  name: NoticeName,
  { origin, logInUrl }: Pick<TrustContext, "origin" | "logInUrl">,
): Html {
  const { title, text } = NOTICES[name];
  const way =
    name === "log-in" || name === "used-link"
      ? html`<p><a href="${logInUrl}">${COMMON.logIn[language]}</a></p>`
      : html`<p><a href="${origin}/">${COMMON.back[language]}</a></p>`;
  const content = html`<section role="status"><p>${text[language]}</p>${way}</section>`;
  return layout(language, title[language], content);
}
