import { ACTION_LABELS } from "shared-schema/labels/agreement";
import { defineMessages, prefixed } from "../../../ui/i18n.ts";

/** Texts of the moves of an agreement's life, and of its deletion. */
export const moveMessages = defineMessages({
  ...prefixed("move", ACTION_LABELS),
  "move.lock.confirm": {
    en: "Lock this agreement? No one can change its terms until it is unlocked, and it keeps yacht and parties as they are now.",
    fr: "Verrouiller ce contrat ? Personne ne pourra en modifier les termes avant son déverrouillage, et il garde le yacht et les parties tels qu’ils sont maintenant.",
  },
  "move.new_addendum.confirm": {
    en: "Open a draft of an addendum? Signing is suspended until it is generated or discarded. The generated version stays as it is.",
    fr: "Ouvrir un brouillon d’avenant ? Les signatures sont suspendues jusqu’à sa génération ou son abandon. La version générée reste inchangée.",
  },
  "move.discard_addendum.confirm": {
    en: "Discard this draft? The last generated version is restored, and changes made since are lost.",
    fr: "Abandonner ce brouillon ? La dernière version générée sera rétablie et les modifications faites depuis seront perdues.",
  },
  "move.archive.confirm": {
    en: "Archive this agreement? Nothing in it can be changed afterwards.",
    fr: "Archiver ce contrat ? Il ne pourra plus être modifié.",
  },
  "move.start_settling.confirm": {
    en: "Start settling this agreement? A call for fund is opened for what remains to be paid or returned of each type.",
    fr: "Commencer le règlement de ce contrat ? Un appel de fonds est ouvert pour ce qui reste à payer ou à rendre de chaque type.",
  },
  "move.settle.confirm": {
    en: "Close the settlement? Amounts and payments can be changed again only if it is reopened.",
    fr: "Clore le règlement ? Les montants et les paiements ne pourront être modifiés que s’il est rouvert.",
  },
  "move.cancel_settling.confirm": {
    en: "Are you sure you want to cancel the settlement process? The settlement and all its payment information will be permanently discarded.",
    fr: "Voulez-vous vraiment annuler la procédure de règlement ? Le règlement et toutes ses informations de paiement seront définitivement abandonnés.",
  },
  "move.cancel_settling.keep": { en: "Keep the settlement", fr: "Conserver le règlement" },
  "move.reopen.confirm": {
    en: "Reopen the settlement process? Actual amounts and payments can then be changed.",
    fr: "Rouvrir la procédure de règlement ? Les montants réels et les paiements pourront être modifiés.",
  },
  "move.generate.noTotal": {
    en: "Required information are still missing to calculate the total agreement price. Please provide them before generating a contract.",
    fr: "Il manque encore des informations pour calculer le prix total du contrat. Veuillez les fournir avant de générer un contrat.",
  },
  "move.generate.missing": {
    en: "There are still missing values that are required to generate the contract. Generate anyway and leave blank?",
    fr: "Il manque encore des valeurs requises pour générer le contrat. Générer malgré tout et laisser en blanc ?",
  },
  "move.generate.notPlanned": {
    en: "The terms of this agreement could not be calculated, so it cannot be generated yet.",
    fr: "Les clauses de ce contrat n’ont pas pu être calculées : il ne peut pas encore être généré.",
  },
  "move.generate.busy": {
    en: "The server is printing other contracts. This one is next tried at {time}.",
    fr: "Le serveur imprime d’autres contrats. Prochain essai pour celui-ci à {time}.",
  },
  "move.generate.busy.stop": { en: "Stop waiting", fr: "Ne plus attendre" },
  "move.generated.contract": { en: "The contract has been generated.", fr: "Le contrat a été généré." },
  "move.generated.contract.read": { en: "Read the contract", fr: "Lire le contrat" },
  "move.generated.addendum": { en: "The addendum has been generated.", fr: "L’avenant a été généré." },
  "move.generated.addendum.read": { en: "Read the addendum", fr: "Lire l’avenant" },
  "move.done.lock": { en: "You have locked the agreement.", fr: "Vous avez verrouillé le contrat." },
  "move.done.unlock": { en: "You have unlocked the agreement.", fr: "Vous avez déverrouillé le contrat." },
  "move.done.new_addendum": { en: "You have opened a new addendum.", fr: "Vous avez ouvert un nouvel avenant." },
  "move.done.discard_addendum": { en: "You have discarded the draft.", fr: "Vous avez abandonné le brouillon." },
  "move.done.start_settling": { en: "You have started settling.", fr: "Vous avez commencé le règlement." },
  "move.done.settle": { en: "You have closed the settlement.", fr: "Vous avez clos le règlement." },
  "move.done.cancel_settling": {
    en: "You have cancelled the settlement process.",
    fr: "Vous avez annulé la procédure de règlement.",
  },
  "move.done.reopen": {
    en: "You have reopened the settlement process.",
    fr: "Vous avez rouvert la procédure de règlement.",
  },
  "move.done.archive": { en: "You have archived the agreement.", fr: "Vous avez archivé le contrat." },
  "move.hindrance.sample": {
    en: "This is a sample: only you can see it.",
    fr: "Ceci est un exemple, visible de vous seul.",
  },
  "move.hindrance.offline": {
    en: "This requires a connection because it affects all parties.",
    fr: "Une connexion est nécessaire, car cette action concerne toutes les parties.",
  },
  "move.hindrance.unsent": {
    en: "Some changes to this agreement have not been sent yet.",
    fr: "Des modifications de ce contrat n’ont pas encore été envoyées.",
  },
  "move.template": { en: "New agreement like this one", fr: "Nouveau contrat sur ce modèle" },
  "move.template.ask": {
    en: "Create a new draft with this agreement’s yacht, parties, route, prices and services? Dates, times, payments and passengers’ stays are left out.",
    fr: "Créer un brouillon avec le yacht, les parties, l’itinéraire, les prix et les services de ce contrat ? Les dates, les horaires, les paiements et les séjours des passagers ne sont pas repris.",
  },
  "move.template.create": { en: "Create", fr: "Créer" },
  "move.delete": { en: "Delete cruise", fr: "Supprimer la croisière" },
  "move.delete.confirm": {
    en: "Are you sure you want to delete this cruise? This action cannot be undone.",
    fr: "Voulez-vous vraiment supprimer cette croisière ? Cette action est irréversible.",
  },
  "move.delete.generated": {
    en: "A version of this agreement has been generated, so it cannot be deleted.",
    fr: "Une version de ce contrat a été générée : il ne peut plus être supprimé.",
  },
  "move.delete.paid": {
    en: "Payments are recorded on this agreement, so it cannot be deleted. Archive it instead.",
    fr: "Des paiements sont enregistrés sur ce contrat : il ne peut plus être supprimé. Archivez-le.",
  },
  "move.delete.notDraft": {
    en: "Only a draft can be deleted. Unlock a locked agreement first.",
    fr: "Seul un brouillon peut être supprimé. Déverrouillez d’abord un contrat verrouillé.",
  },
});
