import { type Bilingual, inBoth } from "shared-schema/base/language";
import { formatTaxRate } from "shared-schema/pricing/formatPercent";
import type { Letter } from "../../../base/outbox/letter.ts";
import type { AlertDetails } from "../../next/details.ts";

type Rate = NonNullable<AlertDetails["rate"]>;

/** Whether the price follows the table, and the way out where it does not. */
const KEPT: Readonly<Record<Rate["kept"], Bilingual>> = {
  NO: {
    en: "The price follows the table without this rate now. Read it again before it is approved.",
    fr: "Le prix suit désormais la table sans ce taux. Relisez-le avant de l’approuver.",
  },
  LOCKED: {
    en: "The agreement is locked and keeps this rate. Unlock it, and its price follows the table again.",
    fr: "Le contrat est verrouillé et garde ce taux. Déverrouillez-le pour que son prix suive de nouveau la table.",
  },
  GENERATED: {
    en: "The document has been generated and keeps this rate. Correct the price with an addendum.",
    fr: "Le document a été généré et garde ce taux. Corrigez le prix par un avenant.",
  },
};

/** Says what becomes of an agreement that was priced with a rate that was taken back. */
export function rateTexts({ rate }: AlertDetails): Bilingual[] {
  return rate ? [KEPT[rate.kept]] : [];
}

/** The rate that was taken back, and the reason. */
export function rateFacts({ rate }: AlertDetails): NonNullable<Letter["facts"]> {
  if (!rate) return [];
  const shown = inBoth((language) => `${rate.code} · ${formatTaxRate(rate.rate, language)}`);
  return [
    { label: { en: "Rate taken back", fr: "Taux retiré" }, value: shown },
    { label: { en: "Reason", fr: "Motif" }, value: rate.reason },
  ];
}
