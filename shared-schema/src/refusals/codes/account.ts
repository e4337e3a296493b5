import type { Entries } from "../entry.ts";

/** Refusals about accounts, sessions and what an account may store. */
export const ACCOUNT_REFUSALS = {
  "account.last-administrator": {
    kind: "conflict",
    en: "You are the only administrator. Make someone else one first.",
    fr: "Vous êtes le seul administrateur. Désignez d’abord quelqu’un d’autre.",
  },
  "account.under-way": {
    kind: "conflict",
    en: "You are bound by agreements under way: {agreements}. Settle or leave them first.",
    fr: "Vous êtes engagé par des contrats en cours : {agreements}. Soldez-les ou quittez-les d’abord.",
  },
  "session.missing": { kind: "unauthorised", en: "Please log in.", fr: "Veuillez vous connecter." },
  "session.wrong-password": {
    kind: "unauthorised",
    en: "The email address or password is incorrect.",
    fr: "L’adresse e-mail ou le mot de passe est incorrect.",
  },
  "session.deactivated": {
    kind: "unauthorised",
    en: "This account has been deactivated. Please contact us.",
    fr: "Ce compte a été désactivé. Veuillez nous contacter.",
  },
  "session.not-found": {
    kind: "not-found",
    en: "This device is not logged in any more.",
    fr: "Cet appareil n’est plus connecté.",
  },
  "link.expired": {
    kind: "not-found",
    en: "This link has expired or has been used already.",
    fr: "Ce lien a expiré ou a déjà été utilisé.",
  },
  "link.other-account": {
    kind: "forbidden",
    en: "This link is for another account. Please log in to the account that you opened with this address.",
    fr: "Ce lien concerne un autre compte. Veuillez vous connecter au compte ouvert avec cette adresse.",
  },
  "link.too-many": {
    kind: "busy",
    en: "Several emails have been sent to this address today. Please check your spam folder, or try again tomorrow.",
    fr: "Plusieurs e-mails ont été envoyés à cette adresse aujourd’hui. Vérifiez vos courriers indésirables ou réessayez demain.",
  },
  "account.address-taken": {
    kind: "rule",
    en: "{email} belongs to another account. Log in to that account to merge the two.",
    fr: "{email} appartient à un autre compte. Connectez-vous à ce compte pour fusionner les deux.",
  },
  "account.claim-by-log-in": {
    kind: "rule",
    en: "{email} has an account already. Log in to add this profile to it.",
    fr: "{email} a déjà un compte. Connectez-vous pour y ajouter ce profil.",
  },
  "account.unconfirmed": {
    kind: "rule",
    en: "Please confirm your email address first.",
    fr: "Veuillez d’abord confirmer votre adresse e-mail.",
  },
  "account.merge-itself": {
    kind: "rule",
    en: "An account cannot be merged with itself.",
    fr: "Un compte ne peut pas être fusionné avec lui-même.",
  },
  "account.merge-administrator": {
    kind: "rule",
    en: "An administrator’s account cannot be merged into another.",
    fr: "Le compte d’un administrateur ne peut pas être fusionné avec un autre.",
  },
  "account.deleted": { kind: "rule", en: "This account was deleted.", fr: "Ce compte a été supprimé." },
  "account.merged": {
    kind: "rule",
    en: "This account was merged into another.",
    fr: "Ce compte a été fusionné avec un autre.",
  },
  "account.own": {
    kind: "rule",
    en: "You cannot deactivate your own account.",
    fr: "Vous ne pouvez pas désactiver votre propre compte.",
  },
  "account.wrong-password": {
    kind: "invalid",
    en: "The current password is incorrect.",
    fr: "Le mot de passe actuel est incorrect.",
  },
  "account.too-many-recoveries": {
    kind: "busy",
    en: "Too many attempts. Please try again later.",
    fr: "Trop de tentatives. Veuillez réessayer plus tard.",
  },
  "account.weak-password": {
    kind: "invalid",
    en: "Please choose another password: this one is easy to guess. A few words that do not belong together are hard to guess, your name and address are not.",
    fr: "Veuillez choisir un autre mot de passe : celui-ci est facile à deviner. Quelques mots sans rapport entre eux sont difficiles à deviner, votre nom et votre adresse ne le sont pas.",
  },
  "account.administrators-only": {
    kind: "forbidden",
    en: "For administrators only.",
    fr: "Réservé aux administrateurs.",
  },
  "account.not-found": { kind: "not-found", en: "Account not found.", fr: "Ce compte est introuvable." },
  "account.foreign": {
    kind: "forbidden",
    en: "This belongs to another account.",
    fr: "Ces données appartiennent à un autre compte.",
  },
  "account.full": {
    kind: "conflict",
    en: "This account has reached its storage limit.",
    fr: "Ce compte a atteint sa limite de stockage.",
  },
  "account.confirm-for-more": {
    kind: "conflict",
    en: "This account can store more once its email address is confirmed.",
    fr: "Ce compte pourra enregistrer davantage une fois son adresse e-mail confirmée.",
  },
  "account.agreement-for-more": {
    kind: "conflict",
    en: "This account can store more once it is on an agreement.",
    fr: "Ce compte pourra enregistrer davantage une fois qu’il figurera sur un contrat.",
  },
  "account.too-many-documents": {
    kind: "conflict",
    en: "This account has reached its document limit.",
    fr: "Ce compte a atteint son nombre maximal de documents.",
  },
  "account.too-many-attempts": {
    kind: "busy",
    en: "Too many attempts. Please try again in a few minutes.",
    fr: "Trop de tentatives. Veuillez réessayer dans quelques minutes.",
  },
  "account.too-many-accounts": {
    kind: "busy",
    en: "Too many new accounts. Please try again later.",
    fr: "Trop de nouveaux comptes. Veuillez réessayer plus tard.",
  },
  "account.copy-busy": {
    kind: "busy",
    en: "The server is making another copy. Please try again in a moment.",
    fr: "Le serveur prépare une autre copie. Veuillez réessayer dans un instant.",
  },
  "account.too-many-uploads": {
    kind: "busy",
    en: "Too many uploads at once. Please wait a moment.",
    fr: "Trop de téléversements simultanés. Veuillez patienter un instant.",
  },
} as const satisfies Entries;
