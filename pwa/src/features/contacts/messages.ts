import { defineMessages } from "../../ui/i18n.ts";

/** Texts of the contacts' list and detail. */
export const contactsMessages = defineMessages({
  "contacts.title": { en: "Contacts", fr: "Contacts" },
  "contacts.count": {
    en: "{count, plural, =0 {No contacts} one {# contact} other {# contacts}}",
    fr: "{count, plural, =0 {Aucun contact} one {# contact} other {# contacts}}",
  },
  "contacts.interrupted": {
    en: "{count, plural, one {# contact of an import is} other {# contacts of an import are}} still to be imported. Continue",
    fr: "{count, plural, one {# contact d’une importation reste} other {# contacts d’une importation restent}} à importer. Continuer",
  },
  "contacts.add": { en: "Add Contact", fr: "Ajouter un contact" },
  "contacts.filter": { en: "Filter by name, company or country", fr: "Filtrer par nom, société ou pays" },
  "contacts.detail": { en: "Detailed info", fr: "Informations détaillées" },
  "contacts.detailOf": { en: "Detailed info on {name}", fr: "Informations détaillées sur {name}" },
  "contacts.company": { en: "Company", fr: "Société" },
  "contacts.country": { en: "Country", fr: "Pays" },
  "contacts.birth": { en: "Date of birth", fr: "Date de naissance" },
  "contacts.na": { en: "n/a", fr: "n/d" },
  "contacts.empty": { en: "No contacts yet", fr: "Aucun contact pour l’instant" },
  "contacts.emptyNote": {
    en: "Add the people you make agreements with: clients, captains, agents, brokers.",
    fr: "Ajoutez les personnes avec qui vous concluez des contrats : clients, capitaines, agents, courtiers.",
  },
  "contacts.elsewhere": { en: "Not among your contacts", fr: "Hors de vos contacts" },
  "contacts.noMatch": { en: "No contact matches “{filter}”", fr: "Aucun contact ne correspond à « {filter} »" },
  "contacts.import": { en: "Import", fr: "Importer" },
  "contacts.export": { en: "Export", fr: "Exporter" },
  "contacts.exportCsv": { en: "Table (CSV)", fr: "Tableau (CSV)" },
  "contacts.exportVcard": { en: "Contacts (vCard)", fr: "Contacts (vCard)" },
  "contacts.exportFailed": { en: "The file could not be created.", fr: "Le fichier n’a pas pu être produit." },
  "contacts.duplicates": {
    en: "{count, plural, one {One pair of contacts may be the same person.} other {# pairs of contacts may be the same person.}}",
    fr: "{count, plural, one {Deux contacts pourraient être la même personne.} other {# paires de contacts pourraient être la même personne.}}",
  },
  "contacts.duplicatesShow": { en: "Show", fr: "Afficher" },
  "contacts.duplicatesHide": { en: "Hide", fr: "Masquer" },
  "contacts.likeness.email": { en: "same email address", fr: "même adresse e-mail" },
  "contacts.likeness.phone": { en: "same phone number", fr: "même numéro de téléphone" },
  "contacts.likeness.name-and-birth": { en: "same name and date of birth", fr: "mêmes nom et date de naissance" },
  "contacts.invited": {
    en: "Invited on {sent}. The link works until {until}.",
    fr: "Invitation envoyée le {sent}. Le lien fonctionne jusqu’au {until}.",
  },
  "contacts.notInvited": {
    en: "This person has no account yet, and no invitation that still works.",
    fr: "Cette personne n’a pas encore de compte, ni d’invitation en cours de validité.",
  },
  "contacts.invite": { en: "Send an invitation", fr: "Envoyer une invitation" },
  "contacts.inviteAgain": { en: "Send the invitation again", fr: "Renvoyer l’invitation" },
  "contacts.inviteSent": {
    en: "The invitation is on its way. A link that was sent before no longer works.",
    fr: "L’invitation est en cours d’envoi. Un lien envoyé auparavant ne fonctionne plus.",
  },
  "contacts.inviteOffline": {
    en: "Sending an invitation needs a connection to the server.",
    fr: "L’envoi d’une invitation nécessite une connexion au serveur.",
  },
  "contacts.further": { en: "Further addresses and numbers", fr: "Autres adresses et numéros" },
  "contacts.furtherNote": {
    en: "Only you see these. An emptied one is removed.",
    fr: "Vous seul les voyez. Une valeur effacée est supprimée.",
  },
  "contacts.further.email": { en: "Further email", fr: "Autre e-mail" },
  "contacts.further.phone": { en: "Further phone", fr: "Autre téléphone" },
  "contacts.further.address": { en: "Further address", fr: "Autre adresse" },
  "contacts.furtherAdd.email": { en: "Add an email", fr: "Ajouter un e-mail" },
  "contacts.furtherAdd.phone": { en: "Add a phone", fr: "Ajouter un téléphone" },
  "contacts.furtherAdd.address": { en: "Add an address", fr: "Ajouter une adresse" },
  "contacts.remove": { en: "Remove from contacts", fr: "Retirer des contacts" },
  "contacts.removeAsk": {
    en: "Are you sure you want to remove this contact?",
    fr: "Voulez-vous vraiment retirer ce contact ?",
  },
});
