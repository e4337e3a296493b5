import { defineMessages } from "../../ui/i18n.ts";

/** Texts for users who leave with unsettled work. Loaded when needed. */
export const leavingMessages = defineMessages({
  "leaving.unsentTitle": { en: "Some changes have not been sent", fr: "Des modifications n’ont pas été envoyées" },
  "leaving.decisionsTitle": { en: "Some decisions are pending", fr: "Des décisions restent à prendre" },
  "leaving.unsentText": {
    en: "{count, plural, one {# document is} other {# documents are}} waiting to be sent from this device.",
    fr: "{count, plural, one {# document reste} other {# documents restent}} à envoyer depuis cet appareil.",
  },
  "leaving.unsentChoice": {
    en: "Send your changes now, export them to a file, or keep them here and log out: they are sent the next time you log in on this device. All other data is removed from this device.",
    fr: "Envoyez vos modifications maintenant, exportez-les dans un fichier, ou gardez-les ici et déconnectez-vous : elles seront envoyées à votre prochaine connexion sur cet appareil. Toutes les autres données en sont effacées.",
  },
  "leaving.unsavedText": {
    en: "{count, plural, one {# entry} other {# entries}} could not be saved as typed.",
    fr: "{count, plural, one {# saisie n’a pas pu être enregistrée telle quelle.} other {# saisies n’ont pas pu être enregistrées telles quelles.}}",
  },
  "leaving.unsavedChoice": {
    en: "Your text stays on this device until you log in here again. You can also export it to a file.",
    fr: "Votre texte reste sur cet appareil jusqu’à votre prochaine connexion. Vous pouvez aussi l’exporter dans un fichier.",
  },
  "leaving.decisionsText": {
    en: "{count, plural, one {# decision is} other {# decisions are}} pending.",
    fr: "{count, plural, one {# décision est} other {# décisions sont}} en attente.",
  },
  "leaving.decisionsKept": {
    en: "Pending decisions are stored on the server. You can make them on any device after you log in.",
    fr: "Les décisions en attente sont enregistrées sur le serveur. Une fois connecté, vous pourrez les prendre sur n’importe quel appareil.",
  },
  "leaving.allSent": { en: "All changes have been sent.", fr: "Toutes les modifications ont été envoyées." },
  "leaving.unsentList": { en: "Not sent yet", fr: "Pas encore envoyé" },
  "leaving.unsavedList": { en: "Not saved", fr: "Non enregistré" },
  "leaving.decisionsList": { en: "Needs you", fr: "À décider" },
  "leaving.sendNow": { en: "Send now and log out", fr: "Envoyer maintenant et se déconnecter" },
  "leaving.notSent": {
    en: "The server could not be reached. {count, plural, one {# document is} other {# documents are}} still waiting.",
    fr: "Le serveur n’a pas pu être joint. {count, plural, one {# document reste} other {# documents restent}} à envoyer.",
  },
  "leaving.claimLeaves": {
    en: "This link is for a new account, so you will be logged out first. Choose what to do with your changes.",
    fr: "Ce lien est destiné à un nouveau compte : vous allez d’abord être déconnecté. Choisissez que faire de vos modifications.",
  },
  "leaving.keepAndLeave": { en: "Keep them here and log out", fr: "Les garder ici et se déconnecter" },
  "leaving.stay": { en: "Stay", fr: "Rester" },
});
