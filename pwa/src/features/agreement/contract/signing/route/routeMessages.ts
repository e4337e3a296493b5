import { defineMessages } from "#ui/i18n.ts";

/** Texts of the page that shows a signature on its way. */
export const routeMessages = defineMessages({
  "signRoute.title": { en: "Your signature", fr: "Votre signature" },
  "signRoute.progress": { en: "Progress of your signature", fr: "Avancement de votre signature" },
  "signRoute.steps": { en: "Steps", fr: "Étapes" },
  "signRoute.close": {
    en: "You can close this page. The contract shows how far the signature is.",
    fr: "Vous pouvez fermer cette page. Le contrat indique l’état de la signature.",
  },
  "signRoute.offline": {
    en: "There is no connection. This page continues once there is one.",
    fr: "Pas de connexion. Cette page reprendra dès qu’elle sera rétablie.",
  },
  "signRoute.back": { en: "Back to the contract", fr: "Retour au contrat" },
  "signRoute.confirm": {
    en: "Confirm the signature with your PIN. The next page has to show this fingerprint.",
    fr: "Confirmez la signature avec votre code PIN. La page suivante doit afficher cette empreinte.",
  },
  "signRoute.here": { en: "Confirm on this device", fr: "Confirmer sur cet appareil" },
  "signRoute.qr": { en: "QR code to confirm on another device", fr: "Code QR pour confirmer sur un autre appareil" },
  "signRoute.phone": { en: "Confirm on another device", fr: "Confirmer sur un autre appareil" },
  "signRoute.other": {
    en: "Scan the code with the other device. It works once, until {at} UTC.",
    fr: "Scannez le code avec l’autre appareil. Il fonctionne une seule fois, jusqu’à {at} UTC.",
  },
  "device.title": { en: "Confirm a signature", fr: "Confirmer une signature" },
  "signRoute.fingerprint": { en: "Fingerprint of the file (SHA-256)", fr: "Empreinte du fichier (SHA-256)" },
});
