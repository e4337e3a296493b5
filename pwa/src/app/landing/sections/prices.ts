import type { Language } from "shared-schema/base/language";
import { formatFuel, formatPrice } from "shared-schema/pricing/format";
import { formatTaxRate } from "shared-schema/pricing/formatPercent";
import { OPERATOR } from "../operator/operator.ts";
import { ANCHORS } from "../places.ts";
import type { SavingSum } from "../worked/saving.ts";
import { inLanguage, written } from "../write.ts";

const TEXTS = {
  sum: { en: "The cost of the same nine days", fr: "Le coût des mêmes neuf jours" },
  about: {
    en: "MY Azurite, 47 m: Cannes, Corsica, Sardinia, Monaco. Calculated by the product.",
    fr: "MY Azurite, 47 m : Cannes, Corse, Sardaigne, Monaco. Calculé par le produit.",
  },
  item: { en: "Item", fr: "Poste" },
  hire: { en: "Hired", fr: "En location" },
  cruise: { en: "As passenger transport", fr: "En transport de passagers" },
  net: { en: "Yacht, fuel and services", fr: "Yacht, carburant et services" },
  duty: { en: "Duty on", fr: "Taxe sur" },
  dutyEnd: { en: "of fuel", fr: "de carburant" },
  vat: { en: "VAT", fr: "TVA" },
  total: { en: "Total", fr: "Total" },
  saved: { en: "Saved", fr: "Économie" },
  fee: { en: "Our fee", fr: "Nos honoraires" },
  kept: { en: "The client keeps", fr: "Le client garde" },
  none: { en: "none", fr: "aucune" },
  estimate: {
    en: "Tax figures are an estimate, not tax advice.",
    fr: "Les montants de taxe sont une estimation, pas un conseil fiscal.",
  },
} as const;

/** Renders the section on prices, with a worked example of the saving. */
export function prices(language: Language, sum: SavingSum): string {
  const t = inLanguage(TEXTS, language);
  const { fee, days } = OPERATOR[language].claims;
  const money = (amount: number) => written(formatPrice(amount, "EUR", language));
  const rate = (value: number) => written(formatTaxRate(value, language));
  const row = (name: string, hire: string, cruise: string) =>
    `<tr><th scope="row">${name}</th><td>${hire}</td><td>${cruise}</td></tr>`;
  const result = (name: string, amount: number) =>
    `<tr><th scope="row" colspan="2">${name}</th><td>${money(amount)}</td></tr>`;
  const litres = written(formatFuel(sum.litres, language)).replaceAll(" ", "&nbsp;");
  return `<section class="section prices" id="${ANCHORS.prices[language]}">
  <div class="offer">
    <h2 class="title">${written(fee.title)}</h2>
    <p class="intro">${written(fee.text)}</p>
    <h3 class="subtitle">${written(days.title)}</h3>
    <p>${written(days.text)}</p>
  </div>
  <div class="sum">
    <table class="ledger">
      <caption><b>${t("sum")}</b><br>${t("about")}</caption>
      <thead><tr><th scope="col"><span class="unseen">${t("item")}</span></th><th scope="col">${t("hire")}</th><th scope="col">${t("cruise")}</th></tr></thead>
      <tbody>
        ${row(t("net"), money(sum.net), money(sum.net))}
        ${row(`${t("duty")} ${litres} ${t("dutyEnd")}`, money(sum.duty), t("none"))}
        ${row(t("vat"), `<small>${rate(sum.hire.rate)}</small> ${money(sum.hire.vat)}`, `<small>${rate(sum.cruise.rate)}</small> ${money(sum.cruise.vat)}`)}
        ${row(t("total"), money(sum.hire.total), money(sum.cruise.total))}
      </tbody>
      <tfoot>
        ${result(t("saved"), sum.saved)}
        ${result(`${t("fee")}, ${written(new Intl.NumberFormat(language, { style: "percent" }).format(sum.feeRatio))}`, sum.fee)}
        ${result(t("kept"), sum.kept)}
      </tfoot>
    </table>
    <p class="note">${t("estimate")}</p>
  </div>
</section>`;
}
