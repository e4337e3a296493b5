import { defineMessages } from "#ui/i18n.ts";

/** Texts of the rows of passengers. */
export const guestRowMessages = defineMessages({
  "guest.whole": { en: "Whole voyage", fr: "Tout le voyage" },
  "guest.whole.is": { en: "Whole voyage: {way}", fr: "Tout le voyage : {way}" },
  "guest.count": {
    en: "{count} of {most}",
    fr: "{count} sur {most}",
  },
  "guest.full": {
    en: "The yacht may carry {most, plural, one {# passenger} other {# passengers}}: no one can be added.",
    fr: "Le yacht peut embarquer {most, plural, one {# passager} other {# passagers}} : personne ne peut être ajouté.",
  },
  "guest.noStay": { en: "No stay on board yet", fr: "Pas encore de séjour à bord" },
  "guest.noStays": {
    en: "{count, plural, one {One passenger has} other {# passengers have}} no stay on board yet.",
    fr: "{count, plural, one {Un passager n’a} other {# passagers n’ont}} pas encore de séjour à bord.",
  },
  "guest.giveWhole": { en: "Give the whole voyage", fr: "Attribuer tout le voyage" },
  "guest.column.name": { en: "Name", fr: "Nom" },
  "guest.column.stay": { en: "Stay, local time", fr: "Séjour, heure locale" },
  "guest.column.papers": { en: "Documents", fr: "Documents" },
  "guest.column.wishes": { en: "Preferences", fr: "Préférences" },
  "guest.column.link": { en: "Guest link", fr: "Lien du passager" },
  "guest.sent": { en: "Sent {date}: look at it", fr: "Envoyé le {date} : à examiner" },
  "guest.lacks": {
    en: "{count, plural, one {# detail is missing} other {# details are missing}}",
    fr: "{count, plural, one {Il manque # donnée} other {Il manque # données}}",
  },
  "guest.passport": { en: "Passport to {date}", fr: "Passeport jusqu’au {date}" },
  "guest.expires": { en: "Expires {date}", fr: "Expire le {date}" },
  "guest.noPassport": { en: "No passport yet", fr: "Pas encore de passeport" },
  "guest.noWishes": { en: "Nothing told", fr: "Rien d’indiqué" },
  "guest.wishes": { en: "Told", fr: "Indiquées" },
  "guest.link.account": { en: "Has an account", fr: "A un compte" },
  "guest.link.used": { en: "Sent {date}", fr: "Envoyé le {date}" },
  "guest.link.open": { en: "Open until {date}", fr: "Valable jusqu’au {date}" },
  "guest.link.ended": { en: "Expired", fr: "Expiré" },
  "guest.link.none": { en: "No link", fr: "Pas de lien" },
  "guest.actions": { en: "Actions for {name}", fr: "Actions pour {name}" },
  "guest.part.details": { en: "Details", fr: "Détails" },
  "guest.part.stay": { en: "Stay on board", fr: "Séjour à bord" },
  "guest.part.wishes": { en: "Preferences", fr: "Préférences" },
  "guest.part.papers": { en: "Documents", fr: "Documents" },
  "guest.panel": { en: "{name}", fr: "{name}" },
  "guest.noLink": { en: "No link has been made yet.", fr: "Aucun lien n’a encore été créé." },
  "guest.lists": { en: "Lists", fr: "Listes" },
  "guest.sendLinks": { en: "Send links", fr: "Envoyer les liens" },
  "guest.sendLinks.ask": {
    en: "{count, plural, one {Email a link to {names}, who has none?} other {Email a link to each of # passengers who have none? {names}}}",
    fr: "{count, plural, one {Envoyer un lien par e-mail à {names}, qui n’en a pas ?} other {Envoyer un lien par e-mail à chacun des # passagers qui n’en ont pas ? {names}}}",
  },
  "guest.sendLinks.unreachable": {
    en: "{count, plural, one {One passenger has} other {# passengers have}} no email address: create a link for them instead.",
    fr: "{count, plural, one {Un passager n’a} other {# passagers n’ont}} pas d’adresse e-mail : créez plutôt un lien.",
  },
  "guest.sendLinks.done": {
    en: "{count, plural, one {# link was sent.} other {# links were sent.}}",
    fr: "{count, plural, one {# lien a été envoyé.} other {# liens ont été envoyés.}}",
  },
});
