import { KYC_CHECKS, KYC_LABELS, KYC_STATE_LABELS, KYC_WARNING_LABELS } from "shared-schema/kyc/labels";
import { defineMessages, prefixed } from "../../../ui/i18n.ts";

/** Texts of the checks of an agreement's parties. */
export const kycMessages = defineMessages({
  "kyc.title": KYC_CHECKS,
  "kyc.note": {
    en: "Identity, ownership and funds of the other parties. Only the carrier, the central agents and the brokers see them. All of it stays on the server and is only available online.",
    fr: "Identité, propriété et fonds des autres parties. Seuls le transporteur, les agents centraux et les courtiers les voient. Tout reste sur le serveur, disponible en ligne seulement.",
  },
  "kyc.hidden": {
    en: "Only the carrier, the central agents and the brokers see the KYC checks.",
    fr: "Seuls le transporteur, les agents centraux et les courtiers voient les vérifications KYC.",
  },
  "kyc.offline": {
    en: "KYC checks are available online. What you have typed is kept on this device.",
    fr: "Les vérifications KYC sont disponibles en ligne. Votre saisie est conservée sur cet appareil.",
  },
  "kyc.none": { en: "There are no other parties yet.", fr: "Il n’y a pas encore d’autres parties." },
  "kyc.left": { en: "No longer on the agreement", fr: "Ne figure plus au contrat" },
  "kyc.keptUntil": { en: "Kept until {date}", fr: "Conservées jusqu’au {date}" },
  "kyc.progress": { en: "{done} of {all} settled", fr: "{done} sur {all} réglés" },
  "kyc.by": { en: "{name}, {date}", fr: "{name}, {date}" },
  "kyc.unknown": { en: "Deleted account", fr: "Compte supprimé" },
  "kyc.validUntil": { en: "Valid until {date}", fr: "Valable jusqu’au {date}" },
  "kyc.edit": { en: "Edit", fr: "Modifier" },
  "kyc.editOf": { en: "Edit {item} of {name}", fr: "Modifier {item} de {name}" },
  "kyc.state": { en: "State", fr: "État" },
  "kyc.othersState": {
    en: "Checked by a colleague: only they, the carrier or a central agent can change it.",
    fr: "Vérifié par un collègue : seuls lui, le transporteur ou un agent central peuvent modifier cet état.",
  },
  "kyc.expires": { en: "Valid until", fr: "Valable jusqu’au" },
  "kyc.notDay": { en: "This is not a date.", fr: "Ce n’est pas une date." },
  "kyc.text": { en: "Note", fr: "Note" },
  "kyc.textNote": {
    en: "The person can read it in the copy of their own data.",
    fr: "La personne peut la lire dans la copie de ses données.",
  },
  "kyc.save": { en: "Save", fr: "Enregistrer" },
  "kyc.cancel": { en: "Cancel", fr: "Annuler" },
  "kyc.documents": { en: "Documents", fr: "Documents" },
  "kyc.document": { en: "Document {number}", fr: "Document {number}" },
  "kyc.documentOf": { en: "Document {number}: {item} of {name}", fr: "Document {number} : {item} de {name}" },
  "kyc.addedBy": {
    en: "{kind}, {size} kB, added by {name}, {date}",
    fr: "{kind}, {size} ko, ajouté par {name}, {date}",
  },
  "kyc.add": { en: "Add a document", fr: "Ajouter un document" },
  "kyc.atOnce": { en: "A document is saved as soon as it is added.", fr: "Un document est enregistré dès son ajout." },
  "kyc.addTo": { en: "Add a document: {item} of {name}", fr: "Ajouter un document : {item} de {name}" },
  "kyc.remove": {
    en: "Remove document {number}: {item} of {name}",
    fr: "Supprimer le document {number} : {item} de {name}",
  },
  "kyc.removeConfirm": {
    en: "Remove this document for good? Its file is deleted from the server.",
    fr: "Supprimer définitivement ce document ? Son fichier sera effacé du serveur.",
  },
  ...prefixed("kyc.item", KYC_LABELS),
  ...prefixed("kyc.is", KYC_STATE_LABELS),
  ...prefixed("kyc.warning", KYC_WARNING_LABELS),
});
