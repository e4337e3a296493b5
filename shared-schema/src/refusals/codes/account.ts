import type { Entries } from "../entry.ts";

/** Refusals about accounts, sessions and what an account may store. */
export const ACCOUNT_REFUSALS = {
  "session.missing": { kind: "unauthorised", en: "Please log in.", fr: "Veuillez vous connecter." },
  "session.wrong-password": {
    kind: "unauthorised",
    en: "The email address or password is incorrect.",
    fr: "L’adresse e-mail ou le mot de passe est incorrect.",
  },
  "account.exists": {
    kind: "invalid",
    en: "An account with this email address already exists.",
    fr: "Il existe déjà un compte avec cette adresse e-mail.",
  },
  "account.common-password": {
    kind: "invalid",
    en: "Please choose another password: this one is too common.",
    fr: "Veuillez choisir un autre mot de passe : celui-ci est trop courant.",
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
  "account.too-many-pushes": {
    kind: "busy",
    en: "Too many changes sent. Please wait a minute.",
    fr: "Trop de modifications envoyées. Veuillez patienter une minute.",
  },
  "account.too-many-uploads": {
    kind: "busy",
    en: "Too many uploads at once. Please wait a moment.",
    fr: "Trop de téléversements simultanés. Veuillez patienter un instant.",
  },
} as const satisfies Entries;
