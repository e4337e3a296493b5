import type { Entries } from "../../entry.ts";

/** Refusals about entries of the APA account, and about rates of exchange. */
export const EXPENSE_REFUSALS = {
  "expense.not-found": {
    kind: "not-found",
    en: "This expense is not on this agreement.",
    fr: "Cette dépense ne figure pas au contrat.",
  },
  "expense.forbidden": {
    kind: "forbidden",
    en: "Expenses are entered and cancelled by the captain and by those who approve the agreement.",
    fr: "Les dépenses sont saisies et annulées par le capitaine et par ceux qui approuvent le contrat.",
  },
  "expense.not-yours": {
    kind: "forbidden",
    en: "An expense is entered, and cancelled, in one’s own name.",
    fr: "Une dépense se saisit et s’annule en son propre nom.",
  },
  "expense.fixed": {
    kind: "conflict",
    en: "An expense cannot be deleted, and only its note can be changed. Cancel it instead.",
    fr: "Une dépense ne peut être supprimée, et seule sa note peut être modifiée. Annulez-la.",
  },
  "expense.cancelled": {
    kind: "conflict",
    en: "This expense is already cancelled.",
    fr: "Cette dépense est déjà annulée.",
  },
  "expense.too-many": {
    kind: "too-large",
    en: "The APA account of an agreement can have at most {most} entries.",
    fr: "Le compte d’APA d’un contrat peut compter au plus {most, plural, one {# écriture} other {# écritures}}.",
  },
  "exchange.rate-kept": {
    kind: "conflict",
    en: "A rate of {currency} for {day} is on record. It stays as it is: amounts may have been converted at it.",
    fr: "Un cours de {currency} du {day} est déjà enregistré. Il reste tel quel : des montants ont pu être convertis à ce cours.",
  },
  "exchange.no-rate": {
    kind: "invalid",
    en: "Enter the exchange rate of the day: without it, an amount in {currency} cannot be converted.",
    fr: "Saisissez le taux de change du jour : sans lui, un montant en {currency} ne peut être converti.",
  },
  "exchange.other-rate": {
    kind: "conflict",
    en: "The ECB has no such rate for {currency} on {day}. Enter the rate yourself.",
    fr: "La BCE n’a pas publié ce taux pour {currency} le {day}. Saisissez le taux vous-même.",
  },
} as const satisfies Entries;
