import { defineMessages } from "#ui/i18n.ts";

/** Texts of the dialogs about signing. */
export const choiceMessages = defineMessages({
  "sign.title": { en: "Sign electronically", fr: "Signer électroniquement" },
  "sign.as": { en: "You sign as {roles}.", fr: "Vous signez en qualité de {roles}." },
  "sign.agreement": { en: "Agreement", fr: "Contrat" },
  "sign.document": { en: "Document", fr: "Document" },
  "sign.pages": {
    en: "{count, plural, one {# page} other {# pages}}",
    fr: "{count, plural, one {# page} other {# pages}}",
  },
  "sign.fingerprint": { en: "Fingerprint of the terms", fr: "Empreinte des conditions" },
  "sign.terms": { en: "Terms of service", fr: "Conditions d’utilisation" },
  "sign.kept": {
    en: "This sentence is stored with your signature.",
    fr: "Cette phrase est conservée avec votre signature.",
  },
  "sign.tickFirst": { en: "Tick the box to sign.", fr: "Cochez la case pour signer." },
  "sign.redirect": {
    en: "The signing service opens next.",
    fr: "Le service de signature s’ouvre ensuite.",
  },
  "sign.fee": {
    en: "You pay the contract fee first, by card: {sum} plus VAT.",
    fr: "Vous réglez d’abord les honoraires du contrat, par carte : {sum} hors TVA.",
  },
  "pay.open": { en: "Pay the contract fee…", fr: "Payer les honoraires du contrat…" },
  "pay.nothing": {
    en: "Nothing is owed for this version.",
    fr: "Rien n’est dû pour cette version.",
  },
  "decline.open": { en: "Decline to sign…", fr: "Refuser de signer…" },
  "decline.title": { en: "Decline to sign", fr: "Refuser de signer" },
  "decline.text": {
    en: "No one can sign this version afterwards. All parties are told your reason.",
    fr: "Plus personne ne pourra signer cette version. Toutes les parties seront informées de votre motif.",
  },
  "decline.reason": { en: "Reason", fr: "Motif" },
  "decline.missing": { en: "Please give a reason.", fr: "Veuillez indiquer un motif." },
  "decline.submit": { en: "Decline", fr: "Refuser" },
  "delegate.open": { en: "Let another person sign…", fr: "Faire signer par une autre personne…" },
  "delegate.title": { en: "Let another person sign", fr: "Faire signer par une autre personne" },
  "delegate.text": {
    en: "This person needs an account and has to accept. They can read this version.",
    fr: "Cette personne doit avoir un compte et accepter. Elle pourra lire cette version.",
  },
  "delegate.for": { en: "Signs for", fr: "Signe pour" },
  "delegate.person": { en: "Person", fr: "Personne" },
  "delegate.none": {
    en: "None of your contacts has an account.",
    fr: "Aucun de vos contacts n’a de compte.",
  },
  "delegate.missing": { en: "Please choose a person.", fr: "Veuillez choisir une personne." },
  "delegate.submit": { en: "Ask", fr: "Demander" },
  "delegate.offered": { en: "{name} has been asked to sign", fr: "{name} est invité(e) à signer" },
  "delegate.accepted": { en: "{name} signs", fr: "{name} signe" },
  "delegate.accept": { en: "Sign for {name}", fr: "Signer pour {name}" },
  "delegate.refuse": { en: "Refuse", fr: "Refuser" },
  "delegate.end": { en: "End delegation", fr: "Mettre fin à la délégation" },
  "order.open": { en: "Order of signing…", fr: "Ordre de signature…" },
  "order.title": { en: "Order of signing", fr: "Ordre de signature" },
  "order.any": { en: "Any order", fr: "Ordre libre" },
  "order.given": { en: "One after the other", fr: "L’un après l’autre" },
  "order.up": { en: "Move {name} up", fr: "Monter {name}" },
  "order.down": { en: "Move {name} down", fr: "Descendre {name}" },
  "order.moved": { en: "{name} is number {place}.", fr: "{name} est en position {place}." },
  "order.submit": { en: "Save", fr: "Enregistrer" },
});
