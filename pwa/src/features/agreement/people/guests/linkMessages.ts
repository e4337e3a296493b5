import { defineMessages } from "#ui/i18n.ts";

/** Texts of the links by which passengers fill in their details. */
export const linkMessages = defineMessages({
  "link.title": { en: "Passenger details", fr: "Informations des passagers" },
  "link.note": {
    en: "Each passenger fills in passport and preferences by a link, without an account.",
    fr: "Chaque passager saisit son passeport et ses préférences par un lien, sans compte.",
  },
  "link.make": { en: "Create a link", fr: "Créer un lien" },
  "link.makeFor": { en: "Create a link for {name}", fr: "Créer un lien pour {name}" },
  "link.send": { en: "Email a link", fr: "Envoyer un lien par e-mail" },
  "link.sendTo": { en: "Email a link to {name}", fr: "Envoyer un lien par e-mail à {name}" },
  "link.again": {
    en: "The open link of {name} will stop working. Create a new one?",
    fr: "Le lien en cours de {name} ne fonctionnera plus. En créer un nouveau ?",
  },
  "link.url": { en: "Link for {name}", fr: "Lien pour {name}" },
  "link.urlNote": {
    en: "Shown only now. The passenger can send and correct the form until {date}.",
    fr: "Affiché une seule fois. Le passager peut envoyer et corriger le formulaire jusqu’au {date}.",
  },
  "link.copy": { en: "Copy", fr: "Copier" },
  "link.copied": { en: "Copied", fr: "Copié" },
  "link.mailed": {
    en: "Sent to {address}. It works until {date}.",
    fr: "Envoyé à {address}. Il fonctionne jusqu’au {date}.",
  },
  "link.open": { en: "Link open until {date}", fr: "Lien valable jusqu’au {date}" },
  "link.used": {
    en: "Details sent on {date}, link open until {until}",
    fr: "Informations envoyées le {date}, lien valable jusqu’au {until}",
  },
  "link.usedEnded": { en: "Details sent on {date}", fr: "Informations envoyées le {date}" },
  "link.ended": { en: "The last link has expired", fr: "Le dernier lien a expiré" },
  "link.waiting": {
    en: "Other values were sent: {fields}. {name} looks at them before anything changes.",
    fr: "D’autres valeurs ont été envoyées : {fields}. {name} les examine avant toute modification.",
  },
  "link.offline": {
    en: "Creating a link requires a connection.",
    fr: "Une connexion est nécessaire pour créer un lien.",
  },
});
