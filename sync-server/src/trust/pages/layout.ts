import { html, raw } from "hono/html";
import type { Language } from "shared-schema/base/language";
import { PRODUCT } from "shared-schema/base/product";
import { COMMON } from "./messages.ts";
import type { Html } from "./send.ts";
import { STYLE } from "./style.ts";

/** A whole page. Each says at its foot what the service is, and what it is not. */
export function layout(language: Language, title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${PRODUCT.name}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
<p class="small">${COMMON.whatItIs[language]}</p>
<p class="small"><a href="/pki?lang=${language}">${COMMON.certificates[language]}</a></p>
</main>
</body>
</html>`;
}
