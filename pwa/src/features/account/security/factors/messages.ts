import { defineMessages } from "#ui/i18n.ts";

/** Texts of the account's second factors. */
export const factorMessages = defineMessages({
  "factor.app": { en: "Authenticator app", fr: "Application d’authentification" },
  "factor.appOn": { en: "Set up", fr: "Configurée" },
  "factor.appOff": { en: "Not set up", fr: "Non configurée" },
  "factor.setUp": { en: "Set up", fr: "Configurer" },
  "factor.setUpApp": { en: "Set up an authenticator app", fr: "Configurer une application d’authentification" },
  "factor.remove": { en: "Remove", fr: "Retirer" },
  "factor.removeApp": { en: "Remove the authenticator app", fr: "Retirer l’application d’authentification" },
  "factor.removeAppQuestion": {
    en: "Do you want to remove the authenticator app?",
    fr: "Voulez-vous retirer l’application d’authentification ?",
  },
  "factor.scan": {
    en: "Scan the code with your authenticator app, or enter the key by hand.",
    fr: "Scannez le code avec votre application d’authentification, ou saisissez la clé à la main.",
  },
  "factor.qr": { en: "QR code of the key", fr: "Code QR de la clé" },
  "factor.key": { en: "Key", fr: "Clé" },
  "factor.firstCode": { en: "Code", fr: "Code" },
  "factor.firstCodeNote": {
    en: "The six digits that the app shows now",
    fr: "Les six chiffres que l’application affiche maintenant",
  },
  "factor.confirm": { en: "Confirm", fr: "Confirmer" },
  "factor.cancel": { en: "Cancel", fr: "Annuler" },
  "factor.passkeys": { en: "Passkeys", fr: "Clés d’accès" },
  "factor.noPasskey": { en: "None yet", fr: "Aucune" },
  "factor.addPasskey": { en: "Add a passkey", fr: "Ajouter une clé d’accès" },
  "factor.noPasskeysHere": {
    en: "This browser knows no passkeys.",
    fr: "Ce navigateur ne connaît pas les clés d’accès.",
  },
  "factor.unknownPasskey": { en: "Passkey", fr: "Clé d’accès" },
  "factor.added": { en: "Added {time} UTC", fr: "Ajoutée le {time} UTC" },
  "factor.used": { en: "last used {time} UTC", fr: "dernière utilisation {time} UTC" },
  "factor.removeNamed": { en: "Remove the passkey {name}", fr: "Retirer la clé d’accès {name}" },
  "factor.removePasskeyQuestion": {
    en: "Do you want to remove this passkey?",
    fr: "Voulez-vous retirer cette clé d’accès ?",
  },
  "factor.codes": { en: "Recovery codes", fr: "Codes de secours" },
  "factor.codesLeft": {
    en: "{count, plural, =0 {None left} one {# code left} other {# codes left}}",
    fr: "{count, plural, =0 {Plus aucun} one {# code restant} other {# codes restants}}",
  },
  "factor.renew": { en: "Make new codes", fr: "Créer de nouveaux codes" },
  "factor.renewQuestion": {
    en: "The codes that you have will stop working. Do you want to make new ones?",
    fr: "Les codes que vous avez ne fonctionneront plus. Voulez-vous en créer de nouveaux ?",
  },
  "factor.codesSentence": {
    en: "Keep these codes in a safe place: each logs you in once if you lose your second factor. They are not shown again.",
    fr: "Conservez ces codes en lieu sûr : chacun permet une seule connexion si vous perdez votre second facteur. Ils ne seront plus affichés.",
  },
  "factor.download": { en: "Download", fr: "Télécharger" },
  "factor.kept": { en: "I have kept them", fr: "Je les ai conservés" },
  "factor.file": { en: "Passerelle recovery codes", fr: "Codes de secours Passerelle" },
});
