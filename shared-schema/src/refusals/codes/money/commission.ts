import type { Entries } from "../../entry.ts";

/** Refusals about commissions. */
export const COMMISSION_REFUSALS = {
  "commission.not-found": {
    kind: "not-found",
    en: "Commission not found.",
    fr: "Cette commission est introuvable.",
  },
  "commission.read-only": {
    kind: "forbidden",
    en: "You cannot change this commission.",
    fr: "Vous ne pouvez pas modifier cette commission.",
  },
  "commission.carrier-only": {
    kind: "forbidden",
    en: "Once the agreement is locked, only the carrier changes the shares of the commission.",
    fr: "Une fois le contrat verrouillé, seul le transporteur modifie les parts de la commission.",
  },
  "commission.kept": {
    kind: "conflict",
    en: "A commission cannot be deleted. Empty its fields instead.",
    fr: "Une commission ne peut pas être supprimée. Videz plutôt ses champs.",
  },
  "commission.shares-too-large": {
    kind: "rule",
    en: "The shares entered are together more than the commission.",
    fr: "Les parts saisies dépassent ensemble la commission.",
  },
  "commission.too-large": {
    kind: "rule",
    en: "The commissions are together more than the base price.",
    fr: "Les commissions dépassent ensemble le prix de base.",
  },
  "commission.too-many": {
    kind: "too-large",
    en: "An agreement can have at most {most} shares of commission.",
    fr: "Un contrat peut compter au plus {most} parts de commission.",
  },
  "commission.too-many-instalments": {
    kind: "too-large",
    en: "An agreement can have at most {most} instalments of commission.",
    fr: "Un contrat peut compter au plus {most} échéances de commission.",
  },
  "commission.no-earner": {
    kind: "rule",
    en: "An instalment belongs to a broker or central agent of the agreement.",
    fr: "Une échéance revient à un courtier ou agent central du contrat.",
  },
  "commission.instalment-empty": {
    kind: "rule",
    en: "Enter the amount of the instalment before the day on which it was paid.",
    fr: "Saisissez le montant de l’échéance avant sa date de paiement.",
  },
  "commission.instalment-paid": {
    kind: "conflict",
    en: "This instalment is paid. Empty its date of payment before changing it.",
    fr: "Cette échéance est payée. Videz sa date de paiement avant de la modifier.",
  },
} as const satisfies Entries;
