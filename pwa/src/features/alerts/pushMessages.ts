import { defineMessages } from "../../ui/i18n.ts";

/** Texts of the choice whether a device shows news while the app is closed. */
export const pushMessages = defineMessages({
  "push.title": { en: "On this device", fr: "Sur cet appareil" },
  "push.note": {
    en: "A notification tells what happened and on which agreement. It contains no sums: anyone may see it on a locked screen.",
    fr: "Une notification indique ce qui s’est passé et sur quel contrat. Elle ne contient aucun montant : chacun peut la voir sur un écran verrouillé.",
  },
  "push.kinds": { en: "Choose the kinds", fr: "Choisir les types" },
  "push.start": { en: "Tell me on this device", fr: "M’avertir sur cet appareil" },
  "push.stop": { en: "Stop notifications on this device", fr: "Arrêter les notifications sur cet appareil" },
  "push.on": {
    en: "This device shows your news, even while Passerelle is closed, until you log out.",
    fr: "Cet appareil affiche vos notifications, même lorsque Passerelle est fermé, jusqu’à votre déconnexion.",
  },
  "push.offline": {
    en: "Notifications are switched on and off with a connection to the server.",
    fr: "L’activation des notifications nécessite une connexion au serveur.",
  },
  "push.installed-only": {
    en: "On an iPhone or iPad, notifications need the installed app: tap Share, then Add to Home Screen, and open Passerelle from there.",
    fr: "Sur iPhone ou iPad, les notifications nécessitent l’application installée : touchez Partager, puis Sur l’écran d’accueil, et ouvrez Passerelle depuis cet écran.",
  },
  "push.unsupported": {
    en: "This browser does not show notifications.",
    fr: "Ce navigateur n’affiche pas de notifications.",
  },
});
