import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of edits that came after the terms were closed. */
export const closedMessages = defineMessages({
  "sync.closed.unlock.next": {
    en: "The agreement was approved while this device was away. Unlock it to apply your change.",
    fr: "Le contrat a été approuvé pendant que cet appareil était hors ligne. Déverrouillez-le pour appliquer votre modification.",
  },
  "sync.closed.unlock": { en: "Unlock and apply mine", fr: "Déverrouiller et appliquer la mienne" },
  "sync.closed.unlock.ask": {
    en: "Unlock the agreement and apply your change? Approvals of other terms lapse.",
    fr: "Déverrouiller le contrat et appliquer votre modification ? Les approbations d’autres clauses deviennent caduques.",
  },
  "sync.closed.new_addendum.next": {
    en: "The contract was generated while this device was away. Your change can go into an addendum.",
    fr: "Le contrat a été généré pendant que cet appareil était hors ligne. Votre modification peut faire l’objet d’un avenant.",
  },
  "sync.closed.new_addendum": { en: "Propose it in an addendum", fr: "La proposer dans un avenant" },
  "sync.closed.new_addendum.ask": {
    en: "Open the draft of a new addendum with your change?",
    fr: "Ouvrir le brouillon d’un nouvel avenant avec votre modification ?",
  },
  "sync.closed.none": {
    en: "You cannot reopen these terms. Export your change to discuss it with the other parties.",
    fr: "Vous ne pouvez pas rouvrir ces clauses. Exportez votre modification pour en parler aux autres parties.",
  },
});
