import { defineMessages } from "#ui/i18n.ts";

/** Texts about what a client has paid beyond the calls for fund. */
export const unappliedMessages = defineMessages({
  "unapplied.title": { en: "Unapplied balance", fr: "Solde non affecté" },
  "unapplied.note": {
    en: "Paid beyond the calls for fund. It can be used for a later call, or given back.",
    fr: "Versé au-delà des appels de fonds. Il peut servir à un appel ultérieur, ou être remboursé.",
  },
  "unapplied.none": {
    en: "Money that arrives before a call for fund asks for it is recorded here, and used for a call later.",
    fr: "Une somme reçue avant qu’un appel de fonds la demande est enregistrée ici, puis affectée à un appel.",
  },
  "unapplied.advance": { en: "Record an advance", fr: "Enregistrer une avance" },
  "unapplied.payments": { en: "Entries of the unapplied balance", fr: "Écritures du solde non affecté" },
  "unapplied.unnamed": { en: "No client named", fr: "Aucun client indiqué" },
  "unapplied.use": { en: "Use for a call", fr: "Utiliser pour un appel" },
  "unapplied.useOf": { en: "Use for a call: {name}", fr: "Utiliser pour un appel : {name}" },
  "unapplied.refund": { en: "Give back", fr: "Rembourser" },
  "unapplied.refundOf": { en: "Give back: {name}", fr: "Rembourser : {name}" },
  "unapplied.refund.note": {
    en: "For money that was sent back by the bank. If the statement is imported here, record its line instead.",
    fr: "Pour une somme renvoyée par la banque. Si le relevé est importé ici, enregistrez plutôt sa ligne.",
  },
  "unapplied.call": { en: "Call for fund", fr: "Appel de fonds" },
  "unapplied.available": { en: "Available: {money}", fr: "Disponible : {money}" },
  "unapplied.least": { en: "must be more than 0", fr: "doit être supérieur à 0" },
  "unapplied.record": { en: "Record", fr: "Enregistrer" },
});
