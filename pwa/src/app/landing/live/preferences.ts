import { LANGUAGE_KEY, THEME_KEY } from "../../../ui/theme/preferenceKeys.ts";
import { pageIn, shownLanguage } from "./shown.ts";

/** Binds the two switches of the header. The choices hold for the app too, which reads the same keys. */
export function bindPreferences(): void {
  const root = document.documentElement;
  nameThemes();
  nameDocument();
  for (const button of document.querySelectorAll("[data-theme-switch]")) {
    button.addEventListener("click", () => {
      const scheme = isNight() ? "light" : "dark";
      root.dataset["mantineColorScheme"] = scheme;
      remember(THEME_KEY, scheme);
      nameThemes();
    });
  }
  for (const button of document.querySelectorAll<HTMLElement>("[data-language-switch]")) {
    button.addEventListener("click", () => changeLanguage(button.dataset["languageSwitch"] ?? "en"));
  }
}

function isNight(): boolean {
  return document.documentElement.dataset["mantineColorScheme"] === "dark";
}

/** The switch says what it does next. */
function nameThemes(): void {
  for (const button of document.querySelectorAll<HTMLElement>("[data-theme-switch]")) {
    button.setAttribute("aria-label", button.dataset[isNight() ? "day" : "night"] ?? "");
  }
}

/** The title of the document in the language that is shown. */
function nameDocument(): void {
  const { title } = pageIn(shownLanguage()).dataset;
  if (title) document.title = title;
}

/** Shows the page in another language, at the section that was being read. */
function changeLanguage(language: string): void {
  const sections = (of: string) => [...document.querySelectorAll<HTMLElement>(`.page[lang="${of}"] section`)];
  const former = sections(document.documentElement.lang);
  const read = former.findLastIndex(
    (section) => section.offsetParent !== null && section.getBoundingClientRect().top < innerHeight / 3,
  );
  document.documentElement.lang = language;
  nameDocument();
  remember(LANGUAGE_KEY, language);
  if (read > 0) sections(language)[read]?.scrollIntoView({ behavior: "instant" });
  document
    .querySelector<HTMLElement>(`.page[lang="${language}"] [data-language-switch]`)
    ?.focus({ preventScroll: true });
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage may be forbidden; the choice then holds for this page.
  }
}
