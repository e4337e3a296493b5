import { TERMS_LANGUAGES } from "shared-schema/api/terms";
import { constantAnswer } from "./http/constantAnswer.ts";
import type { App, RouteDeps } from "./http/env.ts";
import { signAnswers } from "./http/guards.ts";

/** The terms of service as Markdown, one file a language; read before anybody has an account. The app draws them at /tos. */
export function termsRoutes(app: App, { terms }: RouteDeps): void {
  for (const reader of TERMS_LANGUAGES) {
    const { language, text } = terms[reader];
    const send = constantAnswer(() => text, {
      // Plain text, so that no browser takes what the operator wrote for a page.
      "content-type": "text/plain; charset=utf-8",
      "content-language": language,
      "cache-control": "no-cache",
    });
    app.get(`/tos/${reader}.md`, signAnswers, send);
  }
}
