import type { Bilingual, Language } from "shared-schema/base/language";
import { PRODUCT } from "shared-schema/base/product";
import { escapeHtml } from "shared-schema/contract/html";
import type { Letter } from "../../base/outbox/letter.ts";

interface Rendered {
  subject: string;
  text: string;
  html: string;
}

/**
 * A letter as plain text and as HTML.
 * @param language of the recipient; null where it is not known, and the letter says everything in English, then in French
 * @param origin the server's address without a slash at the end
 * @param unsubscribe the address at which such mail is switched off; null where it cannot be
 */
export function renderLetter(
  letter: Letter,
  language: Language | null,
  origin: string,
  unsubscribe: string | null = null,
): Rendered {
  const languages: readonly Language[] = language === null ? ["en", "fr"] : [language];
  const [first = "en"] = languages;
  const subject = languages.map((each) => letter.subject[each]).join(" / ");
  return {
    subject,
    text: `${languages.map((each) => textIn(letter, each, origin)).join("\n\n— — —\n\n")}\n\n-- \n${PRODUCT.name}\n${origin}\n${unsubscribe === null ? "" : `${languages.map((each) => UNSUBSCRIBE[each]).join(" / ")}: ${unsubscribe}\n`}`,
    html: page(
      subject,
      first,
      languages
        .map((each) => htmlIn(letter, each, origin))
        .join('<hr style="margin:28px 0;border:0;border-top:1px solid #d5dade">'),
      origin,
      unsubscribe === null ? "" : footLink(unsubscribe, languages.map((each) => UNSUBSCRIBE[each]).join(" / ")),
    ),
  };
}

const UNSUBSCRIBE: Bilingual = { en: "Unsubscribe", fr: "Se désabonner" };

function footLink(address: string, label: string): string {
  return ` · <a href="${escapeHtml(address)}" style="color:#123a5a">${escapeHtml(label)}</a>`;
}

function textIn({ paragraphs, facts = [], button }: Letter, language: Language, origin: string): string {
  return [
    ...paragraphs.map((each) => each[language]),
    ...(facts.length > 0
      ? [facts.map(({ label, value }) => `${label[language]}${colon(language)} ${valueIn(value, language)}`).join("\n")]
      : []),
    ...(button ? [`${button.label[language]}${colon(language)}\n${origin}${button.path}`] : []),
  ].join("\n\n");
}

function htmlIn({ paragraphs, facts = [], button }: Letter, language: Language, origin: string): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td style="padding:2px 16px 2px 0;vertical-align:top;color:#4a5a68">${escapeHtml(label[language])}</td><td style="padding:2px 0">${lines(valueIn(value, language))}</td></tr>`,
  );
  return [
    `<div lang="${language}">`,
    ...paragraphs.map((each) => `<p>${lines(each[language])}</p>`),
    ...(rows.length > 0
      ? [`<table role="presentation" style="border-collapse:collapse">${rows.join("")}</table>`]
      : []),
    ...(button
      ? [
          `<p style="margin:24px 0"><a href="${escapeHtml(origin + button.path)}" style="display:inline-block;padding:12px 20px;border-radius:4px;background:#b08a4a;color:#0b1e33;font-weight:600;text-decoration:none">${escapeHtml(button.label[language])}</a></p>`,
        ]
      : []),
    "</div>",
  ].join("\n");
}

function page(title: string, language: Language, body: string, origin: string, foot: string): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#faf8f4;color:#0b1e33;font:16px/1.5 -apple-system,'Segoe UI',Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto">
${body}
<p style="margin-top:32px;color:#4a5a68;font-size:14px">${PRODUCT.name} · <a href="${escapeHtml(origin)}" style="color:#123a5a">${escapeHtml(origin)}</a>${foot}</p>
</div>
</body>
</html>
`;
}

function valueIn(value: string | Bilingual, language: Language): string {
  return typeof value === "string" ? value : value[language];
}

function lines(text: string): string {
  return escapeHtml(text).replaceAll("\n", "<br>");
}

/** French sets a no-break space before a colon. */
function colon(language: Language): string {
  return language === "fr" ? "\u00a0:" : ":";
}
