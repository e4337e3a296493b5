import { defineMessages } from "../../ui/i18n.ts";

/** Texts of the account screens. */
export const accountMessages = defineMessages({
  "account.login": { en: "Log in", fr: "Se connecter" },
  "account.loginNote": { en: "Your agreements are waiting at the quay.", fr: "Vos contrats vous attendent à quai." },
  "account.email": { en: "Email", fr: "E-mail" },
  "account.password": { en: "Password", fr: "Mot de passe" },
  "account.showPassword": { en: "Show or hide the password", fr: "Afficher ou masquer le mot de passe" },
  "account.pleaseLogIn": {
    en: "Please log in to access that page",
    fr: "Veuillez vous connecter pour accéder à cette page",
  },
  "account.expired": {
    en: "Session expired. Please log in again.",
    fr: "Session expirée. Veuillez vous reconnecter.",
  },
  "account.noAccount": { en: "No account yet?", fr: "Pas encore de compte ?" },
  "account.signUp": { en: "Sign up", fr: "S’inscrire" },
  "account.forgotten": { en: "Password forgotten?", fr: "Mot de passe oublié ?" },
  "account.registration": { en: "Sign up", fr: "S’inscrire" },
  "account.firstName": { en: "First name", fr: "Prénom" },
  "account.lastName": { en: "Last name", fr: "Nom" },
  "account.passwordNote": { en: "At least 8 characters", fr: "Au moins 8 caractères" },
  "account.terms": {
    en: "I accept the terms of service, including their provisions on personal data (GDPR).",
    fr: "J’accepte les conditions d’utilisation, y compris leurs dispositions sur les données personnelles (RGPD).",
  },
  "account.termsLink": { en: "Read the terms of service", fr: "Lire les conditions d’utilisation" },
  "account.termsNeeded": {
    en: "Please accept the terms of service",
    fr: "Veuillez accepter les conditions d’utilisation",
  },
  "account.haveAccount": { en: "Already have an account?", fr: "Vous avez déjà un compte ?" },
  "account.forgotSentence": {
    en: "Recovery by email comes with a later release.",
    fr: "La récupération par e-mail arrivera dans une version ultérieure.",
  },
  "account.askSupport": {
    en: "Until then, write to {email} and we will help you back in.",
    fr: "D’ici là, écrivez à {email} et nous vous aiderons à revenir.",
  },
  "account.changePassword": { en: "Change password", fr: "Changer le mot de passe" },
  "account.changeSentence": {
    en: "Choosing a new password from a recovery email comes with a later release.",
    fr: "Le choix d’un nouveau mot de passe depuis un e-mail arrivera dans une version ultérieure.",
  },
  "account.claim": { en: "Claim your account", fr: "Reprendre votre compte" },
  "account.claimSentence": {
    en: "Claiming a contact that somebody made for you comes with a later release.",
    fr: "La reprise d’un contact créé pour vous arrivera dans une version ultérieure.",
  },
  "account.merge": { en: "Merge with your account", fr: "Fusionner avec votre compte" },
  "account.mergeSentence": {
    en: "Merging an invitation into an account that you have comes with a later release.",
    fr: "La fusion d’une invitation avec votre compte arrivera dans une version ultérieure.",
  },
});
