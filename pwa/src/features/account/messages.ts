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
  "account.passwordNote": {
    en: "At least 8 characters, hard to guess",
    fr: "Au moins 8 caractères, difficile à deviner",
  },
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
    en: "We will send you a link to choose a new password.",
    fr: "Nous vous enverrons un lien pour choisir un nouveau mot de passe.",
  },
  "account.sendLink": { en: "Send the link", fr: "Envoyer le lien" },
  "account.recoverySent": {
    en: "A password recovery email has been sent to the email address provided. If the email doesn't show up soon, check your spam folder",
    fr: "Un e-mail de récupération du mot de passe a été envoyé à l’adresse indiquée. S’il n’arrive pas rapidement, vérifiez vos courriers indésirables",
  },
  "account.backToLogin": { en: "Back to log-in", fr: "Retour à la connexion" },
  "account.changePassword": { en: "Change password", fr: "Changer le mot de passe" },
  "account.newPassword": { en: "New password", fr: "Nouveau mot de passe" },
  "account.confirmPassword": { en: "Confirm password", fr: "Confirmer le mot de passe" },
  "account.mustMatch": {
    en: "Password and confirmation password must match",
    fr: "Le mot de passe et sa confirmation doivent être identiques",
  },
  "account.askAgain": { en: "Ask for a new link", fr: "Demander un nouveau lien" },
  "account.claim": { en: "Claim your account", fr: "Activer votre compte" },
  "account.claimSentence": {
    en: "Choose a password to claim the profile that was made for you.",
    fr: "Choisissez un mot de passe pour activer le profil créé pour vous.",
  },
  "account.claimOther": {
    en: "We will send a link to this address. Until you confirm it, log in with {email}.",
    fr: "Nous enverrons un lien à cette adresse. Jusqu’à sa confirmation, connectez-vous avec {email}.",
  },
  "account.claimEnded": {
    en: "Ask the person who invited you for a new invitation.",
    fr: "Demandez une nouvelle invitation à la personne qui vous a invité.",
  },
  "account.hasAccount": {
    en: "{email} has an account already. Log in to add this to it.",
    fr: "{email} a déjà un compte. Connectez-vous pour l’y ajouter.",
  },
  "account.merge": { en: "Merge with your account", fr: "Fusionner avec votre compte" },
  "account.mergeSentence": {
    en: "Log in to your account. Profiles, contacts and agreements will be brought together there.",
    fr: "Connectez-vous à votre compte. Les profils, contacts et contrats y seront réunis.",
  },
  "account.loginAndMerge": { en: "Log in and merge", fr: "Se connecter et fusionner" },
  "account.newInstead": { en: "Create a new log-in instead", fr: "Créer plutôt un nouvel accès" },
  "account.confirmEmail": { en: "Confirm your email address", fr: "Confirmer votre adresse e-mail" },
  "account.confirmSentence": {
    en: "Confirm that {email} is your address.",
    fr: "Confirmez que {email} est bien votre adresse.",
  },
  "account.confirm": { en: "Confirm", fr: "Confirmer" },
  "account.confirmed": { en: "{email} is confirmed.", fr: "{email} est confirmée." },
  "account.toAgreements": { en: "Go to your agreements", fr: "Voir vos contrats" },
  "account.loginToConfirm": {
    en: "Log in to the account that you opened with {email}, and confirm the address there.",
    fr: "Connectez-vous au compte ouvert avec {email} pour y confirmer l’adresse.",
  },
  "account.takenElsewhere": {
    en: "{email} belongs to another account, so it cannot become the address of this one.",
    fr: "{email} appartient à un autre compte et ne peut pas devenir l’adresse de celui-ci.",
  },
  "account.takenSentence": {
    en: "{email} belongs to another account already. Log in to that account, and everything of this one will join it.",
    fr: "{email} appartient déjà à un autre compte. Connectez-vous à ce compte : tout ce que contient celui-ci y sera réuni.",
  },
  "account.takenUnproved": {
    en: "{email} belongs to another account already. Log in to that account, and this one will be closed. What was entered in this one is deleted, because its address was never confirmed.",
    fr: "{email} appartient déjà à un autre compte. Connectez-vous à ce compte : celui-ci sera fermé. Ce qui y a été saisi est supprimé, car son adresse n’a jamais été confirmée.",
  },
  "account.unproved": {
    en: "The address of this account was never confirmed, so anyone may have opened it. You start again with your name alone: what was entered before is deleted.",
    fr: "L’adresse de ce compte n’a jamais été confirmée : n’importe qui a pu l’ouvrir. Vous repartez avec votre nom seul ; ce qui a été saisi auparavant est supprimé.",
  },
});
