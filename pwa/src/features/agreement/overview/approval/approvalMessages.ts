import { defineMessages } from "#ui/i18n.ts";

/** Texts of approvals and of what changed since. */
export const approvalMessages = defineMessages({
  "approval.APPROVED": { en: "Approved", fr: "Approuvé" },
  "approval.OUTDATED": { en: "Outdated", fr: "Obsolète" },
  "approval.PENDING": { en: "Pending", fr: "En attente" },
  "approval.approve": { en: "Approve", fr: "Approuver" },
  "approval.remove": { en: "Remove", fr: "Retirer" },
  "approval.remove.ask": {
    en: "Do you want to revoke your approval?\n\nYour approval is withdrawn; the others are told.",
    fr: "Voulez-vous révoquer votre approbation ?\n\nVotre approbation est retirée ; les autres parties en sont informées.",
  },
  "approval.since.approval": {
    en: "{count, plural, one {# change} other {# changes}} since approval",
    fr: "{count, plural, one {# modification} other {# modifications}} depuis l’approbation",
  },
  "approval.since.seen": {
    en: "{count, plural, one {# change} other {# changes}} not seen yet",
    fr: "{count, plural, one {# modification non vue} other {# modifications non vues}}",
  },
  "approval.asked": { en: "Asked {when}", fr: "Demandée le {when}" },
  "approval.asked.opened": { en: "Asked {when}, opened {opened}", fr: "Demandée le {when}, ouverte le {opened}" },
  "approval.neverSeen": { en: "Has not opened the agreement yet", fr: "N’a pas encore ouvert le contrat" },
  "approval.changes.approval": {
    en: "Changes since the approval on {when}",
    fr: "Modifications depuis l’approbation du {when}",
  },
  "approval.changes.seen": { en: "Changes since {when}", fr: "Modifications depuis le {when}" },
  "approval.changes.close": { en: "Close the changes", fr: "Fermer les modifications" },
  "approval.term": { en: "Term", fr: "Clause" },
  "approval.before": { en: "Before", fr: "Avant" },
  "approval.now": { en: "Now", fr: "Maintenant" },
  "approval.price": { en: "Price by cause", fr: "Le prix par cause" },
  "approval.price.offline": {
    en: "Connect to the internet to see what changed the total.",
    fr: "Connectez-vous à Internet pour voir ce qui a modifié le total.",
  },
  "approval.outdatedBy": {
    en: "Outdated by {name} on {when}",
    fr: "Rendue obsolète par {name} le {when}",
  },
  "approval.outdatedBy.other": {
    en: "someone who is not a party",
    fr: "une personne qui n’est pas partie au contrat",
  },
});
