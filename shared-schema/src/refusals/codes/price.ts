import type { Entries } from "../entry.ts";

/** Refusals about services, bunkers, calls for fund and what is kept of the deposit. */
export const PRICE_REFUSALS = {
  "clause.not-found": {
    kind: "not-found",
    en: "This special clause is not on this agreement.",
    fr: "Cette clause particulière ne figure pas au contrat.",
  },
  "service.not-found": {
    kind: "not-found",
    en: "This service is not on this agreement.",
    fr: "Ce service ne figure pas au contrat.",
  },
  "bunker.not-found": {
    kind: "not-found",
    en: "This bunker is not on this agreement.",
    fr: "Ce soutage ne figure pas au contrat.",
  },
  "bunker.last": {
    kind: "rule",
    en: "An agreement must have at least one bunker.",
    fr: "Un contrat doit avoir au moins un soutage.",
  },
  "currency.too-coarse": {
    kind: "invalid",
    en: "Some amounts have more decimals than {currency} allows. Round them first.",
    fr: "Certains montants ont plus de décimales que la devise {currency} n’en admet. Arrondissez-les d’abord.",
  },
  "call-for-fund.read-only": {
    kind: "conflict",
    en: "Locked and settlement calls for fund are read-only.",
    fr: "Les appels de fonds verrouillés ou issus du règlement ne sont pas modifiables.",
  },
  "call-for-fund.approvers-only": {
    kind: "forbidden",
    en: "Only parties who can approve the agreement can add or remove calls for fund.",
    fr: "Seules les parties habilitées à approuver le contrat peuvent ajouter ou supprimer des appels de fonds.",
  },
  "deduction.not-yours": {
    kind: "forbidden",
    en: "A deduction is confirmed in one’s own name.",
    fr: "Une retenue se confirme en son propre nom.",
  },
  "deduction.other-amount": {
    kind: "conflict",
    en: "The deduction entered is not the one confirmed. Check it, and confirm it again.",
    fr: "La retenue saisie n’est pas celle qui est confirmée. Vérifiez-la, puis confirmez-la de nouveau.",
  },
} as const satisfies Entries;
