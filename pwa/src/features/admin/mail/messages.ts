import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of the administrators' list of mails. */
export const mailMessages = defineMessages({
  "mail.recipient": { en: "Recipient", fr: "Destinataire" },
  "mail.kind": { en: "About", fr: "Objet" },
  "mail.state": { en: "State", fr: "État" },
  "mail.attempts": { en: "Attempts", fr: "Tentatives" },
  "mail.time": { en: "Time (UTC)", fr: "Heure (UTC)" },
  "mail.contact": { en: "Contact form", fr: "Formulaire de contact" },
  "mail.request-made": { en: "New request", fr: "Nouvelle demande" },
  "mail.request-drafted": { en: "Request drafted", fr: "Demande acceptée" },
  "mail.bank-change": { en: "Bank details", fr: "Coordonnées bancaires" },
  "mail.request-declined": { en: "Request declined", fr: "Demande refusée" },
  "mail.recovery": { en: "New password", fr: "Nouveau mot de passe" },
  "mail.confirmation": { en: "Confirmation of an address", fr: "Confirmation d’une adresse" },
  "mail.claim": { en: "Invitation", fr: "Invitation" },
  "mail.generated": { en: "Contract generated", fr: "Contrat généré" },
  "mail.WAITING": { en: "Waiting", fr: "En attente" },
  "mail.SENT": { en: "Sent", fr: "Envoyé" },
  "mail.FAILED": { en: "Given up", fr: "Abandonné" },
  "mail.failure": { en: "last failure {code}", fr: "dernier échec {code}" },
  "mail.resend": { en: "Send again", fr: "Renvoyer" },
  "mail.resendTo": { en: "Send again to {recipient}", fr: "Renvoyer à {recipient}" },
  "mail.resent": { en: "Waiting to be sent", fr: "En attente d’envoi" },
  "mail.none": { en: "No mail yet", fr: "Aucun e-mail pour l’instant" },
  "mail.noneNote": {
    en: "Mail that the server sends is listed here, without its text.",
    fr: "Les e-mails envoyés par le serveur sont listés ici, sans leur texte.",
  },
  "mail.cannotLeave": {
    en: "No mail can be sent: no mail server is configured. Mail waits for three days.",
    fr: "Aucun e-mail ne peut partir : aucun serveur de messagerie n’est configuré. Les e-mails attendent trois jours.",
  },
  "mail.files": {
    en: "Mail is written to files on this server and can be opened here.",
    fr: "Les e-mails sont écrits dans des fichiers sur ce serveur et s’ouvrent ici.",
  },
  "mail.open": { en: "Open the mail to {recipient}", fr: "Ouvrir l’e-mail à {recipient}" },
  "mail.opened": { en: "Mail to {recipient}", fr: "E-mail à {recipient}" },
  "mail.close": { en: "Close", fr: "Fermer" },
  "mail.save": { en: "Save as .eml", fr: "Enregistrer en .eml" },
});
