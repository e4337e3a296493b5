import { defineMessages } from "../../ui/i18n.ts";

/** Texts about a device that keeps or fetches nothing. */
export const deviceMessages = defineMessages({
  "device.storage.full": {
    en: "This device is out of space, so the last change could not be saved. Free up some space, then try again.",
    fr: "Cet appareil n’a plus d’espace : la dernière modification n’a pas pu être enregistrée. Libérez de l’espace, puis réessayez.",
  },
  "device.storage.severed": {
    en: "The browser has closed this device’s storage, so the last change could not be saved. Reload the page, then enter it again.",
    fr: "Le navigateur a fermé le stockage de cet appareil : la dernière modification n’a pas pu être enregistrée. Rechargez la page, puis saisissez-la de nouveau.",
  },
  "device.storage.retry": { en: "Try again", fr: "Réessayer" },
  "device.tooOld": {
    en: "Update the app to receive changes. Your own changes are still sent.",
    fr: "Mettez l’application à jour pour recevoir les modifications. Les vôtres sont toujours envoyées.",
  },
  "device.updateNow": { en: "Update now", fr: "Mettre à jour" },
  "device.reload": { en: "Reload", fr: "Recharger" },
});
