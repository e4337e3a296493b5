import type { Entries } from "../entry.ts";

/** Refusals about profiles and contacts. */
export const PROFILE_REFUSALS = {
  "profile.not-found": { kind: "not-found", en: "Profile not found.", fr: "Ce profil est introuvable." },
  "profile.unknown": { kind: "invalid", en: "This profile does not exist.", fr: "Ce profil n’existe pas." },
  "profile.version-not-found": {
    kind: "not-found",
    en: "There is no version {version} of this profile.",
    fr: "Ce profil n’a pas de version {version}.",
  },
  "profile.read-only": {
    kind: "forbidden",
    en: "You cannot change this profile.",
    fr: "Vous ne pouvez pas modifier ce profil.",
  },
  "profile.add-forbidden": {
    kind: "forbidden",
    en: "You cannot add this profile.",
    fr: "Vous ne pouvez pas ajouter ce profil.",
  },
  "profile.unconfirmed": {
    kind: "rule",
    en: "The owner of this profile has not confirmed the email address of the account yet.",
    fr: "Le propriétaire de ce profil n’a pas encore confirmé l’adresse e-mail de son compte.",
  },
  "profile.held": {
    kind: "conflict",
    en: "A contract prints ''{field}'' of this profile. It cannot be changed until the agreement is archived.",
    fr: "Un contrat mentionne « {field} » de ce profil. Ce champ n’est pas modifiable avant l’archivage du contrat.",
  },
  "profile.merge-itself": {
    kind: "conflict",
    en: "A profile cannot be merged with itself.",
    fr: "Un profil ne peut pas être fusionné avec lui-même.",
  },
  "profile.merge-accounts": {
    kind: "conflict",
    en: "These profiles belong to different accounts and cannot be merged.",
    fr: "Ces profils appartiennent à des comptes différents et ne peuvent pas être fusionnés.",
  },
  "profile.merge-mixed": {
    kind: "invalid",
    en: "Bank details and passports are taken whole from one of the two profiles.",
    fr: "Les coordonnées bancaires et les passeports sont repris en entier d’un seul des deux profils.",
  },
  "profile.merge-changed": {
    kind: "conflict",
    en: "One of the profiles has changed meanwhile. Please check your choices again.",
    fr: "L’un des profils a changé entre-temps. Veuillez vérifier vos choix.",
  },
  "profile.merge-main": {
    kind: "conflict",
    en: "The main profile cannot be merged into another one. Keep the main profile instead.",
    fr: "Le profil principal ne peut pas être fusionné dans un autre. Conservez plutôt le profil principal.",
  },
  "profile.merge-held": {
    kind: "conflict",
    en: "{name} is on agreement {numbers}, which is approved, generated or partly paid. That profile has to be kept.",
    fr: "{name} figure au contrat {numbers}, qui est approuvé, généré ou en partie payé. Ce profil doit être conservé.",
  },
  "profile.kept": {
    kind: "conflict",
    en: "A profile cannot be erased. Set ''soft_deleted'' instead.",
    fr: "Un profil ne peut pas être effacé. Marquez-le comme supprimé.",
  },
  "profile.foreign-creator": {
    kind: "invalid",
    en: "A new profile belongs to its creator.",
    fr: "Un nouveau profil appartient à la personne qui le crée.",
  },
  "profile.main": {
    kind: "conflict",
    en: "The main profile cannot be deleted.",
    fr: "Le profil principal ne peut pas être supprimé.",
  },
  "profile.wrong-iban": {
    kind: "invalid",
    en: "“{iban}” is not a valid IBAN: its check digits do not match. Please compare it with the bank statement.",
    fr: "« {iban} » n’est pas un IBAN valide : la clé de contrôle ne correspond pas. Veuillez le comparer au relevé bancaire.",
  },
  "profile.wrong-iban-country": {
    kind: "invalid",
    en: "“{iban}” is not a valid IBAN: it does not begin with a country that uses IBANs. Elsewhere, enter an account number.",
    fr: "« {iban} » n’est pas un IBAN valide : il ne commence pas par un pays qui utilise l’IBAN. Ailleurs, saisissez un numéro de compte.",
  },
  "profile.wrong-iban-form": {
    kind: "invalid",
    en: "“{iban}” is not a valid IBAN: its length or structure is not that of its country. Please compare it with the bank statement.",
    fr: "« {iban} » n’est pas un IBAN valide : sa longueur ou sa structure n’est pas celle de son pays. Veuillez le comparer au relevé bancaire.",
  },
  "profile.wrong-bic": {
    kind: "invalid",
    en: "“{bic}” is not a valid BIC: it has 8 or 11 characters, such as COBADEFFXXX.",
    fr: "« {bic} » n’est pas un BIC valide : il compte 8 ou 11 caractères, par exemple COBADEFFXXX.",
  },
  "contact.not-found": { kind: "not-found", en: "Contact not found.", fr: "Ce contact est introuvable." },
  "contact.foreign-creator": {
    kind: "invalid",
    en: "A contact belongs to its creator.",
    fr: "Un contact appartient à la personne qui le crée.",
  },
  "contact.wrong-key": {
    kind: "invalid",
    en: "A contact has the wrong key.",
    fr: "Un contact est enregistré sous une clé erronée.",
  },
  "contact.foreign-profile": {
    kind: "invalid",
    en: "A contact must be linked to one of your own profiles.",
    fr: "Un contact doit être rattaché à l’un de vos profils.",
  },
  "contact.no-profile": {
    kind: "rule",
    en: "You have no profile to link a contact to.",
    fr: "Vous n’avez pas de profil auquel rattacher un contact.",
  },
  "contact.listed": {
    kind: "rule",
    en: "This contact is already in the list, with other details.",
    fr: "Ce contact est déjà dans la liste, avec d’autres coordonnées.",
  },
} as const satisfies Entries;
