import type { Language } from "shared-schema/base/language";
import { PRODUCT } from "shared-schema/base/product";
import { GANGWAY } from "../../../ui/marks/gangway.ts";
import { ANCHORS, IN_NAVIGATION, PLACE_NAMES } from "../places.ts";
import { each, inLanguage } from "../write.ts";

const TEXTS = {
  logIn: { en: "Login", fr: "Se connecter" },
  signUp: { en: "Sign up", fr: "S’inscrire" },
  sections: { en: "Sections", fr: "Rubriques" },
  menu: { en: "Menu", fr: "Menu" },
  close: { en: "Close the menu", fr: "Fermer le menu" },
  night: { en: "Switch to the night theme", fr: "Passer au thème de nuit" },
  day: { en: "Switch to the day theme", fr: "Passer au thème de jour" },
  other: { en: "FR: passer en français", fr: "EN: switch to English" },
  skip: { en: "Skip to content", fr: "Aller au contenu" },
} as const;

const OTHER = { en: "fr", fr: "en" } as const;

/** The bar over the page: the name, the sections, theme and language, and the way in; on a phone behind a menu. */
export function header(language: Language): string {
  const t = inLanguage(TEXTS, language);
  const other = OTHER[language];
  const menu = `menu-${language}`;
  return `<header class="bar" data-bar>
  <a class="skip" href="#${language}-content">${t("skip")}</a>
  <a class="brand" href="/">${MARK}<span>${PRODUCT.name}</span></a>
  <nav class="places" aria-label="${t("sections")}">${links(language)}</nav>
  <div class="tools">
    <button class="tool" type="button" data-theme-switch aria-label="${t("night")}" data-day="${t("day")}" data-night="${t("night")}">${MOON}${SUN}</button>
    <button class="tool" type="button" data-language-switch="${other}" aria-label="${t("other")}"><span lang="${other}">${other.toUpperCase()}</span></button>
  </div>
  <div class="doors">
    <a class="door" href="/authentication/login" data-door>${t("logIn")}</a>
    <a class="door" data-first href="/authentication/registration" data-door>${t("signUp")}</a>
  </div>
  <button class="tool menu-button" type="button" popovertarget="${menu}" aria-label="${t("menu")}">${BARS}</button>
</header>
<div class="menu" id="${menu}" popover role="dialog" aria-label="${t("menu")}">
  <button class="tool" type="button" popovertarget="${menu}" popovertargetaction="hide" aria-label="${t("close")}">${CROSS}</button>
  <nav aria-label="${t("sections")}">${links(language)}</nav>
  <div class="doors">
    <a class="door" href="/authentication/login" data-door>${t("logIn")}</a>
    <a class="door" data-first href="/authentication/registration" data-door>${t("signUp")}</a>
  </div>
</div>`;
}

function links(language: Language): string {
  return each(IN_NAVIGATION, (place) => {
    const name = PLACE_NAMES[place][language];
    return `<a href="#${ANCHORS[place][language]}"${place === "news" ? " data-with-news" : ""}>${name}</a>`;
  });
}

const icon = (paths: string, name = "") =>
  `<svg class="icon${name}" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">${paths}</svg>`;
const MOON = icon('<path d="M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7z"/>', " moon");
const SUN = icon(
  '<circle cx="10" cy="10" r="3.4"/><path d="M10 1.8v2M10 16.2v2M1.8 10h2M16.2 10h2M4.2 4.2l1.4 1.4M14.4 14.4l1.4 1.4M4.2 15.8l1.4-1.4M14.4 5.6l1.4-1.4"/>',
  " sun",
);
const BARS = icon('<path d="M2.5 6h15M2.5 14h15"/>');
export const CROSS = icon('<path d="M4.5 4.5l11 11M15.5 4.5l-11 11"/>');
const MARK = `<svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true" focusable="false">${each(
  Object.entries(GANGWAY),
  ([part, line]) => `<path class="${part}" d="${line}"/>`,
)}</svg>`;
