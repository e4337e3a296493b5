import type { Language } from "shared-schema/base/language";
import { FIGURES, type Figure, figureWriter } from "../figures.ts";
import { FRAME, pixelOf } from "../plate/frame.ts";
import { linePath, tenth } from "../plate/lines.ts";
import { clearOf } from "../plate/names.ts";
import type { Plate, PlateName } from "../plate/plate.ts";
import type { Step } from "../worked/voyage.ts";
import { each, inLanguage, written } from "../write.ts";

const TEXTS = {
  claim: { en: "Price the cruise while you draw it", fr: "Chiffrez la croisière en traçant sa route" },
  lead: {
    en: "Charter and cruise agreements for superyachts. Place a call on the chart: miles, fuel, VAT and total follow at once, with or without a connection.",
    fr: "Contrats d’affrètement et de croisière pour superyachts. Posez une escale sur la carte : milles, carburant, TVA et total suivent aussitôt, avec ou sans connexion.",
  },
  begin: { en: "Try the sample week", fr: "Essayer la semaine d’exemple" },
  talk: { en: "Talk to us", fr: "Nous contacter" },
  nm: { en: "nautical miles", fr: "milles nautiques" },
  litres: { en: "litres of fuel", fr: "litres de carburant" },
  rate: { en: "VAT", fr: "de TVA" },
  total: { en: "VAT included", fr: "TVA comprise" },
  worked: {
    en: "Worked example: seven nights, motor yacht of 47 m, Antibes to Antibes. The figures are those that the product gives after each call.",
    fr: "Exemple chiffré : sept nuits, yacht à moteur de 47 m, d’Antibes à Antibes. Les chiffres sont ceux que donne le produit après chaque escale.",
  },
  chart: { en: "Chart of the Ligurian Sea with the route", fr: "Carte de la mer Ligure avec l’itinéraire" },
} as const;

/** The first screen: the claim on land, the figures at sea, and the route that is drawn between them. */
export function hero(language: Language, plate: Plate, voyage: readonly Step[]): string {
  const t = inLanguage(TEXTS, language);
  const route = voyage.map(({ place }) => place).join(" – ");
  const line = voyage.flatMap(({ way }) => way.map(pixelOf));
  return `<section class="hero">
  <div class="plate" role="img" aria-label="${t("chart")} ${written(route)}">
    ${chart(plate, clearOf(plate.seas[language], line))}
    ${routeDrawing(voyage)}
  </div>
  <div class="words">
    <h1 class="claim">${t("claim")}</h1>
    <p class="lead">${t("lead")}</p>
    <p class="begin">
      <a class="door" data-first href="/sample">${t("begin")}</a>
      <a class="door" data-quiet href="#${language === "en" ? "contact" : "ecrire"}" data-contact>${t("talk")}</a>
    </p>
  </div>
  <div class="sums">
    <dl class="figures">
      ${each(FIGURES, (figure) => figureHtml(figure, language, voyage, t(figure)))}
    </dl>
    <p class="note">${t("worked")}</p>
  </div>
</section>`;
}

/** The outlines, once for both languages. */
export function plateShapes({ land, coast, offing }: Plate): string {
  return `<svg class="shapes" aria-hidden="true" focusable="false"><defs><path id="land" d="${land}"/><path id="coast" d="${coast}"/><path id="offing" d="${offing}"/></defs></svg>`;
}

const BOX = `viewBox="0 0 ${FRAME.width} ${FRAME.height}" preserveAspectRatio="xMidYMid slice"`;

/** Lines that follow the shore outwards, as engravers drew water: each is a wide stroke with a narrower one of the sea upon it. */
const WATER_LINES = [5, 4, 3, 2, 1] as const;

function chart({ meridians, parallels }: Plate, names: readonly PlateName[]): string {
  const shore = WATER_LINES.map(
    (n) => `<use href="#offing" class="ring" data-n="${n}"/><use href="#offing" class="gap" data-n="${n}"/>`,
  );
  return `<svg class="chart" ${BOX} aria-hidden="true" focusable="false">
      <g class="grid">${meridians.map(({ at }) => `<path d="M${tenth(at)} 0V${FRAME.height}"/>`).join("")}${parallels
        .map(({ at }) => `<path d="M0 ${tenth(at)}H${FRAME.width}"/>`)
        .join("")}</g>
      <g class="land" transform="scale(.5)">${shore.join("")}<use href="#land" class="ground"/><use href="#coast" class="shore"/></g>
      <g class="seas">${names
        .map(({ name, x, y }) => `<text x="${tenth(x)}" y="${tenth(y)}">${written(name)}</text>`)
        .join("")}</g>
    </svg>`;
}

function routeDrawing(voyage: readonly Step[]): string {
  const legs = voyage.slice(1).map(({ way }) => `<path class="leg" pathLength="1" d="${linePath(way.map(pixelOf))}"/>`);
  const calls = voyage.slice(0, -1).map((step) => {
    const { x, y } = pixelOf(step);
    return `<g class="call" data-place="${written(step.place)}" transform="translate(${tenth(x)} ${tenth(y)})"><circle r="5.5"/><text>${written(step.place)}</text></g>`;
  });
  return `<svg class="route" ${BOX} aria-hidden="true" focusable="false" data-route>${legs.join("")}${calls.join("")}</svg>`;
}

function figureHtml(figure: Figure, language: Language, voyage: readonly Step[], name: string): string {
  const write = figureWriter(figure, language);
  const values = voyage.map((step) => step[figure]);
  const now = values.at(-1) ?? 0;
  return `<div><dt>${name}</dt><dd data-figure="${figure}" data-values="${values.join(" ")}">${write(now)}</dd></div>`;
}
