import type { Language } from "shared-schema/base/language";
import { ANCHORS, PLACE_NAMES } from "../places.ts";
import { inLanguage } from "../write.ts";

const TEXTS = {
  former: { en: "Earlier news", fr: "Actualités précédentes" },
  next: { en: "Next news", fr: "Actualités suivantes" },
} as const;

/** The frame of the news; it stays hidden until there are some. */
export function news(language: Language): string {
  const t = inLanguage(TEXTS, language);
  return `<section class="section news" id="${ANCHORS.news[language]}" data-news hidden>
  <div class="news-head">
    <h2 class="title">${PLACE_NAMES.news[language]}</h2>
    <div class="news-steps" hidden>
      <button class="tool" type="button" data-step="-1" aria-label="${t("former")}"><span aria-hidden="true">←</span></button>
      <button class="tool" type="button" data-step="1" aria-label="${t("next")}"><span aria-hidden="true">→</span></button>
    </div>
  </div>
  <ul class="posts"></ul>
</section>`;
}
