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
    en: "Password recovery by email is not available yet.",
    fr: "La récupération du mot de passe par e-mail n’est pas encore disponible.",
  },
  "account.askSupport": {
    en: "Write to {email} and we will help you log in again.",
    fr: "Écrivez à {email} : nous vous aiderons à vous reconnecter.",
  },
  "account.changePassword": { en: "Change password", fr: "Changer le mot de passe" },
  "account.changeSentence": {
    en: "Changing your password from a recovery email is not available yet.",
    fr: "Le changement de mot de passe depuis un e-mail n’est pas encore disponible.",
  },
  "account.claim": { en: "Claim your account", fr: "Activer votre compte" },
  "account.claimSentence": {
    en: "Claiming a contact created for you is not available yet.",
    fr: "L’activation d’un contact créé pour vous n’est pas encore disponible.",
  },
  "account.merge": { en: "Merge with your account", fr: "Fusionner avec votre compte" },
  "account.mergeSentence": {
    en: "Merging an invitation with an existing account is not available yet.",
    fr: "La fusion d’une invitation avec un compte existant n’est pas encore disponible.",
  },
});
