import { defineMessages } from "../../ui/i18n.ts";

/** Texts of second factors, at the log-in and when it has to be proved again that it is you. */
export const proofMessages = defineMessages({
  "proof.title": { en: "Confirm that it is you", fr: "Confirmez votre identité" },
  "proof.sentence": {
    en: "Bank details and second factors change only after you have confirmed that it is you. This counts for ten minutes on this device.",
    fr: "Les coordonnées bancaires et les seconds facteurs ne se modifient qu’après confirmation de votre identité. Elle vaut dix minutes sur cet appareil.",
  },
  "proof.confirm": { en: "Confirm", fr: "Confirmer" },
  "proof.password": { en: "Password", fr: "Mot de passe" },
  "proof.showPassword": { en: "Show or hide the password", fr: "Afficher ou masquer le mot de passe" },
  "proof.code": { en: "Code", fr: "Code" },
  "proof.codeNote": {
    en: "Six digits of your authenticator app, or a recovery code",
    fr: "Six chiffres de votre application d’authentification, ou un code de secours",
  },
  "proof.recoveryCode": { en: "Recovery code", fr: "Code de secours" },
  "proof.recoveryNote": {
    en: "If you do not have your passkey at hand",
    fr: "Si vous n’avez pas votre clé d’accès sous la main",
  },
  "proof.usePasskey": { en: "Use a passkey", fr: "Utiliser une clé d’accès" },
  "proof.logIn": { en: "Confirm the log-in", fr: "Confirmer la connexion" },
  "proof.logInAgain": { en: "Back to the password", fr: "Revenir au mot de passe" },
  "proof.logInByPasskey": { en: "Log in with a passkey", fr: "Se connecter avec une clé d’accès" },
});
