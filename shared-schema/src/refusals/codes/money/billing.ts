import type { Entries } from "../../entry.ts";

/** Refusals of buying the fee of a contract. */
export const BILLING_REFUSALS = {
  "billing.off": {
    kind: "not-found",
    en: "Nothing is sold on this server.",
    fr: "Rien n’est vendu sur ce serveur.",
  },
  "billing.no-purchases": {
    kind: "forbidden",
    en: "No purchases are available to allow this action on this agreement",
    fr: "Aucun achat n’est proposé pour permettre cette action sur ce contrat",
  },
  "billing.unknown-product": {
    kind: "invalid",
    en: "This product is not offered for this agreement.",
    fr: "Ce produit n’est pas proposé pour ce contrat.",
  },
  "billing.price-changed": {
    kind: "conflict",
    en: "The price has changed since this offer was made. Nothing was charged. Please look at the new offer.",
    fr: "Le prix a changé depuis cette offre. Rien n’a été débité. Veuillez consulter la nouvelle offre.",
  },
  "billing.pending": {
    kind: "conflict",
    en: "A payment for this contract is under way. Please wait until it has ended.",
    fr: "Un paiement est en cours pour ce contrat. Veuillez attendre qu’il soit terminé.",
  },
  "billing.other-payment": {
    kind: "conflict",
    en: "This payment does not belong to this order. Nothing was charged.",
    fr: "Ce paiement n’appartient pas à cette commande. Rien n’a été débité.",
  },
  "billing.restoring": {
    kind: "unavailable",
    en: "This server was restored from a backup and is reading back its orders. Please try again in some minutes. Nothing was charged.",
    fr: "Ce serveur a été restauré depuis une sauvegarde et relit ses commandes. Veuillez réessayer dans quelques minutes. Rien n’a été débité.",
  },
  "billing.not-refundable": {
    kind: "conflict",
    en: "This order cannot be refunded: nothing of it is paid.",
    fr: "Cette commande ne peut pas être remboursée : rien n’en est payé.",
  },
  "billing.refund-too-large": {
    kind: "conflict",
    en: "At most {most} can still be refunded on this order.",
    fr: "Au plus {most} peuvent encore être remboursés sur cette commande.",
  },
  "billing.refund-changed": {
    kind: "conflict",
    en: "Another refund of this order has been made meanwhile. Nothing more was refunded. Please look at the order.",
    fr: "Un autre remboursement de cette commande a été fait entre-temps. Rien de plus n’a été remboursé. Veuillez consulter la commande.",
  },
  "billing.order-not-found": {
    kind: "not-found",
    en: "There is no such order.",
    fr: "Cette commande n’existe pas.",
  },
  "billing.paper-not-found": {
    kind: "not-found",
    en: "There is no such invoice or credit note.",
    fr: "Cette facture ou cet avoir n’existe pas.",
  },
  "billing.paper-not-ready": {
    kind: "unavailable",
    en: "This document is not printed yet. Please try again in some minutes.",
    fr: "Ce document n’est pas encore imprimé. Veuillez réessayer dans quelques minutes.",
  },
  "billing.paper-needs-rate": {
    kind: "unavailable",
    en: "This document is not printed yet: it waits for the ECB’s rate of its day, at which its VAT is converted.",
    fr: "Ce document n’est pas encore imprimé : il attend le cours de la BCE de son jour, auquel sa TVA est convertie.",
  },
  "billing.too-many-attempts": {
    kind: "busy",
    en: "Too many attempts to pay. Nothing was charged. Please try again in an hour.",
    fr: "Trop de tentatives de paiement. Rien n’a été débité. Veuillez réessayer dans une heure.",
  },
  "card.declined": {
    kind: "declined",
    en: "Your card was declined. Nothing was charged. Please try another card or ask your bank.",
    fr: "Votre carte a été refusée. Rien n’a été débité. Essayez une autre carte ou interrogez votre banque.",
  },
  "card.insufficient-funds": {
    kind: "declined",
    en: "Your card has insufficient funds. Nothing was charged. Please try another card.",
    fr: "La provision de votre carte est insuffisante. Rien n’a été débité. Essayez une autre carte.",
  },
  "card.expired": {
    kind: "declined",
    en: "Your card has expired. Nothing was charged. Please try another card.",
    fr: "Votre carte a expiré. Rien n’a été débité. Essayez une autre carte.",
  },
  "card.wrong-details": {
    kind: "declined",
    en: "The number, the date or the security code of the card is wrong. Nothing was charged.",
    fr: "Le numéro, la date ou le cryptogramme de la carte est faux. Rien n’a été débité.",
  },
  "card.not-authenticated": {
    kind: "declined",
    en: "Your bank has not confirmed that you are the card’s holder. Nothing was charged. Please try again.",
    fr: "Votre banque n’a pas confirmé que vous êtes le titulaire de la carte. Rien n’a été débité. Veuillez réessayer.",
  },
  "card.unavailable": {
    kind: "unavailable",
    en: "The card payment provider does not answer. We look again by ourselves: you are never charged twice. Please try again in some minutes.",
    fr: "Le prestataire de paiement ne répond pas. Nous vérifions de nous-mêmes : vous n’êtes jamais débité deux fois. Veuillez réessayer dans quelques minutes.",
  },
  "card.misconfigured": {
    kind: "unavailable",
    en: "The card payment provider does not accept this server’s calls. Nothing was charged. Please contact us.",
    fr: "Le prestataire de paiement n’accepte pas les appels de ce serveur. Rien n’a été débité. Veuillez nous contacter.",
  },
  "webhook.forged": {
    kind: "declined",
    en: "The signature of this event is missing, wrong or too old.",
    fr: "La signature de cet événement est absente, fausse ou trop ancienne.",
  },
} as const satisfies Entries;
