import type { Entries } from "../../entry.ts";

/** Refusals about second factors, and about proving again that it is you. */
export const FACTOR_REFUSALS = {
  "session.second-factor": {
    kind: "unauthorised",
    en: "Please confirm the log-in with your second factor.",
    fr: "Veuillez confirmer la connexion avec votre second facteur.",
  },
  "factor.log-in-ended": {
    kind: "unauthorised",
    en: "This log-in has taken too long. Please enter your password again.",
    fr: "Cette connexion a pris trop de temps. Veuillez saisir de nouveau votre mot de passe.",
  },
  "factor.wrong-code": {
    kind: "invalid",
    en: "The code is incorrect or has been used already.",
    fr: "Le code est incorrect ou a déjà été utilisé.",
  },
  "factor.wrong-passkey": {
    kind: "invalid",
    en: "This passkey could not be checked. Please try again.",
    fr: "Cette clé d’accès n’a pas pu être vérifiée. Veuillez réessayer.",
  },
  "factor.no-passkey": {
    kind: "invalid",
    en: "No passkey was used. Try again, or confirm in another way.",
    fr: "Aucune clé d’accès n’a été utilisée. Réessayez ou confirmez autrement.",
  },
  "factor.not-begun": {
    kind: "rule",
    en: "Please begin again: the QR code has expired.",
    fr: "Veuillez recommencer : le QR code a expiré.",
  },
  "factor.has-totp": {
    kind: "rule",
    en: "This account has an authenticator app already. Remove it first.",
    fr: "Ce compte a déjà une application d’authentification. Retirez-la d’abord.",
  },
  "factor.none": {
    kind: "rule",
    en: "This account has no second factor.",
    fr: "Ce compte n’a pas de second facteur.",
  },
  "factor.too-many-passkeys": {
    kind: "rule",
    en: "This account has as many passkeys as it may have. Remove one first.",
    fr: "Ce compte a déjà le nombre maximal de clés d’accès. Retirez-en une d’abord.",
  },
  "factor.last": {
    kind: "rule",
    en: "An administrator’s account keeps a second factor. Add another one first.",
    fr: "Le compte d’un administrateur garde un second facteur. Ajoutez-en d’abord un autre.",
  },
  "factor.not-found": {
    kind: "not-found",
    en: "This account has no such second factor.",
    fr: "Ce compte n’a pas ce second facteur.",
  },
  "account.factor-needed": {
    kind: "forbidden",
    en: "Administrators need a second factor. Please set it up in your account first.",
    fr: "Les administrateurs doivent avoir un second facteur. Veuillez d’abord le configurer dans votre compte.",
  },
  "account.proof-needed": {
    kind: "forbidden",
    en: "Please confirm first that it is you.",
    fr: "Veuillez d’abord confirmer votre identité.",
  },
  "account.merge-protected": {
    kind: "rule",
    en: "The other account has a second factor. Log in to it and remove the second factor first.",
    fr: "L’autre compte a un second facteur. Connectez-vous à ce compte et retirez d’abord le second facteur.",
  },
} as const satisfies Entries;
