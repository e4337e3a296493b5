import type { Entries } from "../entry.ts";

/** Refusals about payments, and about calls for fund that are paid. */
export const PAYMENT_REFUSALS = {
  "call-for-fund.not-found": {
    kind: "not-found",
    en: "This call for fund is not on this agreement.",
    fr: "Cet appel de fonds ne figure pas au contrat.",
  },
  "call-for-fund.paid": {
    kind: "conflict",
    en: "Existing payments must be cancelled before deleting this call",
    fr: "Les paiements existants doivent être annulés avant de supprimer cet appel",
  },
  "call-for-fund.paid-field": {
    kind: "conflict",
    en: "Cannot be modified after payment",
    fr: "Non modifiable après paiement",
  },
  "call-reminder.forbidden": {
    kind: "forbidden",
    en: "You cannot send reminders of this call for fund.",
    fr: "Vous ne pouvez pas relancer cet appel de fonds.",
  },
  "call-reminder.draft": {
    kind: "conflict",
    en: "This call for fund is not owed before a version of the agreement was generated.",
    fr: "Cet appel de fonds n’est pas dû avant la génération d’une version du contrat.",
  },
  "call-reminder.again": {
    kind: "conflict",
    en: "A reminder was sent within the last 24 hours. Confirm to send another one.",
    fr: "Une relance est partie dans les dernières 24 heures. Confirmez pour en envoyer une autre.",
  },
  "call-reminder.too-many": {
    kind: "conflict",
    en: "At most {most} such reminders can be sent within a day.",
    fr: "Au plus {most} relances de ce type peuvent partir en un jour.",
  },
  "call-reminder.no-address": {
    kind: "conflict",
    en: "No client of this agreement has an email address.",
    fr: "Aucun client de ce contrat n’a d’adresse e-mail.",
  },
  "call-reminder.left": {
    kind: "conflict",
    en: "The reminder has left and cannot be taken back.",
    fr: "La relance est partie et ne peut plus être annulée.",
  },
  "call-for-fund.incomplete": {
    kind: "conflict",
    en: "Must fill payment call info first",
    fr: "Complétez d’abord l’appel de fonds",
  },
  "booking.closed": {
    kind: "conflict",
    en: "Payments on a booking are recorded in the first draft, before it is locked or generated.",
    fr: "Les paiements de réservation s’enregistrent dans le premier projet, avant son verrouillage ou sa génération.",
  },
  "payment.not-found": {
    kind: "not-found",
    en: "This payment is not on this agreement.",
    fr: "Ce paiement ne figure pas au contrat.",
  },
  "payment.forbidden": {
    kind: "forbidden",
    en: "You cannot record or cancel payments on this call for fund.",
    fr: "Vous ne pouvez ni enregistrer ni annuler de paiement sur cet appel de fonds.",
  },
  "payment.not-yours": {
    kind: "forbidden",
    en: "A payment is recorded, and cancelled, in one’s own name.",
    fr: "Un paiement s’enregistre et s’annule en son propre nom.",
  },
  "payment.fixed": {
    kind: "conflict",
    en: "A payment cannot be changed or deleted. Cancel it instead.",
    fr: "Un paiement ne peut être ni modifié ni supprimé. Annulez-le.",
  },
  "payment.cancelled": {
    kind: "conflict",
    en: "This payment is already cancelled.",
    fr: "Ce paiement est déjà annulé.",
  },
  "payment.locked": {
    kind: "conflict",
    en: "This payment is locked.",
    fr: "Ce paiement est verrouillé.",
  },
  "payment.beyond-balance": {
    kind: "conflict",
    en: "The payment is beyond the balance of the call for fund: {balance} remains to be paid.",
    fr: "Le paiement dépasse le solde de l’appel de fonds : il reste {balance} à payer.",
  },
  "payment.beyond-unapplied": {
    kind: "conflict",
    en: "That is beyond the unapplied balance of this client by {missing}. What was used of it has to be cancelled first.",
    fr: "Cela dépasse de {missing} le solde non affecté de ce client. Annulez d’abord ce qui en a été utilisé.",
  },
  "payment.transfer": {
    kind: "conflict",
    en: "The parts of a transfer are recorded, and cancelled, together.",
    fr: "Les parts d’un virement s’enregistrent et s’annulent ensemble.",
  },
  "payment.decimal-comma": {
    kind: "invalid",
    en: "Write decimals with a point: a comma parts thousands.",
    fr: "Écrivez les décimales avec un point : la virgule sépare les milliers.",
  },
  "ledger.forbidden": {
    kind: "forbidden",
    en: "The ledger is for those who record payments on an agreement.",
    fr: "Le grand livre est réservé à ceux qui enregistrent des paiements sur un contrat.",
  },
  "idempotency.other-request": {
    kind: "conflict",
    en: "This Idempotency-Key was sent with another request. Send a new key with a new request.",
    fr: "Cette Idempotency-Key a déjà servi à une autre demande. Envoyez une nouvelle clé avec une nouvelle demande.",
  },
  "payment.too-many": {
    kind: "too-large",
    en: "An agreement can have at most {most} payments.",
    fr: "Un contrat peut compter au plus {most, plural, one {# paiement} other {# paiements}}.",
  },
} as const satisfies Entries;
