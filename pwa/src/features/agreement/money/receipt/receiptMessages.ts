import { PAYMENT_FIELDS } from "shared-schema/labels/calls";
import { defineMessages } from "#ui/i18n.ts";

/** Texts about receipts of payments. */
export const receiptMessages = defineMessages({
  "receipt.title": PAYMENT_FIELDS.document,
  "receipt.hint": { en: "PDF, JPEG, PNG or WebP, up to 10 MB", fr: "PDF, JPEG, PNG ou WebP, 10 Mo au plus" },
  "receipt.choose": { en: "Choose a file", fr: "Choisir un fichier" },
  "receipt.camera": { en: "Take a picture", fr: "Prendre une photo" },
  "receipt.remove": { en: "Remove {name}", fr: "Retirer {name}" },
  "receipt.add": { en: "Add a receipt", fr: "Ajouter un justificatif" },
  "receipt.addTo": {
    en: "Add a receipt to the payment of {money} of {date}",
    fr: "Ajouter un justificatif au paiement de {money} du {date}",
  },
  "receipt.show": { en: "Receipt", fr: "Justificatif" },
  "receipt.showOf": {
    en: "Receipt of the payment of {money} of {date}",
    fr: "Justificatif du paiement de {money} du {date}",
  },
  "receipt.waiting": { en: "Waiting to be sent", fr: "En attente d’envoi" },
  "receipt.retry": { en: "Send {name} again", fr: "Renvoyer {name}" },
  "receipt.discard": { en: "Do not send {name}", fr: "Ne pas envoyer {name}" },
  "receipt.offline": {
    en: "The {noun, select, document {document} other {receipt}} is shown when the server can be reached.",
    fr: "Le {noun, select, document {document} other {justificatif}} s’affichera dès que le serveur sera joignable.",
  },
  "receipt.pdf": {
    en: "This {noun, select, document {document} other {receipt}} is a PDF.",
    fr: "Ce {noun, select, document {document} other {justificatif}} est un PDF.",
  },
  "receipt.open": { en: "Open the PDF", fr: "Ouvrir le PDF" },
  "receipt.save": { en: "Save", fr: "Enregistrer" },
  "receipt.loading": {
    en: "Loading the {noun, select, document {document} other {receipt}}",
    fr: "Chargement du {noun, select, document {document} other {justificatif}}",
  },
});
