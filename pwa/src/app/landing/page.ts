import { DEMO_CRUISES } from "shared-schema/agreement/sample/demoCruises";
import { withDrawnLegs } from "shared-schema/agreement/sample/drawnLegs";
import type { Bilingual, Language } from "shared-schema/base/language";
import { LANGUAGES } from "shared-schema/base/language";
import riviera from "shared-schema/fixtures/cruises/riviera-corsica-sardinia.json";
import tracks from "shared-schema/fixtures/demo-tracks.json";
import { drawPlate } from "./plate/plate.ts";
import { about } from "./sections/about.ts";
import { clients } from "./sections/clients.ts";
import { contact, dialogs } from "./sections/contact.ts";
import { footer } from "./sections/footer.ts";
import { header } from "./sections/header.ts";
import { hero, plateShapes } from "./sections/hero.ts";
import { news } from "./sections/news.ts";
import { prices } from "./sections/prices.ts";
import { product } from "./sections/product.ts";
import { openEarth } from "./worked/earth.ts";
import { sumSaving } from "./worked/saving.ts";
import { drawVoyage } from "./worked/voyage.ts";
import week from "./worked/week.json";
import { written } from "./write.ts";

const TITLE: Bilingual = {
  en: "Passerelle: charter agreements for superyachts",
  fr: "Passerelle : contrats d’affrètement de superyachts",
};

/** The body of the landing page in both languages, its chart and its figures made from the product's own data and rules. */
export function landingPage(): string {
  const earth = openEarth();
  const plate = drawPlate(earth);
  const voyage = drawVoyage(week, earth);
  const sum = sumSaving(riviera, earth, (cruise) => withDrawnLegs(cruise, DEMO_CRUISES[0], tracks));
  const page = (language: Language) => `<div class="page" lang="${language}" data-title="${written(TITLE[language])}">
${header(language)}
<main id="${language}-content" tabindex="-1">
${hero(language, plate, voyage)}
${product(language)}
${clients(language)}
${prices(language, sum)}
${about(language)}
${news(language)}
${contact(language)}
</main>
${footer(language)}
${dialogs(language)}
</div>`;
  return [plateShapes(plate), ...LANGUAGES.map(page)].join("\n");
}
