import type { Entries } from "../entry.ts";

/** Refusals about any document: its size, its fields, its number, its version. */
export const DOCUMENT_REFUSALS = {
  "document.invalid": {
    kind: "invalid",
    en: "Some fields are not valid: {fields}",
    fr: "Certains champs ne sont pas valides : {fields}",
  },
  "document.server-field": {
    kind: "invalid",
    en: "Only the server can change ''{field}''.",
    fr: "Seul le serveur peut modifier « {field} ».",
  },
  "document.wrong-key": {
    kind: "invalid",
    en: "A part has the wrong key.",
    fr: "Un élément est enregistré sous une clé erronée.",
  },
  "document.version-stale": {
    kind: "conflict",
    en: "Version {version} is not the current one.",
    fr: "La version {version} n’est pas la version actuelle.",
  },
  "document.too-heavy": {
    kind: "too-large",
    en: "A document can be at most {kilobytes} kB.",
    fr: "Un document ne peut pas dépasser {kilobytes} ko.",
  },
  "document.too-deep": {
    kind: "too-large",
    en: "Values are nested more than {most} levels deep.",
    fr: "Les valeurs sont imbriquées sur plus de {most} niveaux.",
  },
  "document.too-many-parts": {
    kind: "too-large",
    en: "''{field}'' has more than {most} entries.",
    fr: "« {field} » a plus de {most, plural, one {# élément} other {# éléments}}.",
  },
  "document.text-too-long": {
    kind: "too-large",
    en: "The text of ''{field}'' is longer than {most} characters.",
    fr: "Le texte de « {field} » dépasse {most, plural, one {# caractère} other {# caractères}}.",
  },
  "document.invisible-character": {
    kind: "invalid",
    en: "''{field}'' has a character that cannot be seen ({character}) where the mark ▯ is: {shown}. Delete it, or type the text again.",
    fr: "« {field} » contient un caractère invisible ({character}) à l’endroit marqué ▯ : {shown}. Supprimez-le ou saisissez de nouveau le texte.",
  },
  "document.markup-in-name": {
    kind: "invalid",
    en: "''{field}'' has markup or a web address in it ({found}). Enter the name alone.",
    fr: "« {field} » contient du balisage ou une adresse web ({found}). Saisissez seulement le nom.",
  },
  "contract-data.other-format": {
    kind: "invalid",
    en: "This is not a contract exported as data (JSON).",
    fr: "Ce n’est pas un contrat exporté sous forme de données (JSON).",
  },
  "contract-data.other-version": {
    kind: "invalid",
    en: "This data is in format version {version}. Only version {known} can be read.",
    fr: "Ces données sont au format version {version}. Seule la version {known} peut être lue.",
  },
  "contract-data.invalid": {
    kind: "invalid",
    en: "This data cannot be used: there is an error at ''{path}''.",
    fr: "Ces données sont inutilisables : il y a une erreur à « {path} ».",
  },
  "contract-data.unwritable": {
    kind: "conflict",
    en: "This version was saved in an older form and cannot be exported as data.",
    fr: "Cette version a été enregistrée sous une forme plus ancienne et ne peut pas être exportée sous forme de données.",
  },
  "document.unreadable": {
    kind: "invalid",
    en: "This is not a valid document.",
    fr: "Ce document n’est pas valide.",
  },
  "document.server-only": {
    kind: "invalid",
    en: "Only the server writes this kind of document.",
    fr: "Seul le serveur écrit ce type de document.",
  },
  "document.number-taken": {
    kind: "number-taken",
    en: "This number is already used by another document.",
    fr: "Ce numéro est déjà utilisé par un autre document.",
  },
  "document.number-not-leased": {
    kind: "number-taken",
    en: "This number was not assigned to this device.",
    fr: "Ce numéro n’a pas été attribué à cet appareil.",
  },
  "document.out-of-sight": {
    kind: "not-found",
    en: "You no longer have access to this document. Your change is saved here.",
    fr: "Vous n’avez plus accès à ce document. Votre modification est enregistrée ici.",
  },
  "lease.administrators-only": {
    kind: "forbidden",
    en: "Only administrators, and people they allow to, can create agreements.",
    fr: "Seuls les administrateurs, et les personnes qu’ils y autorisent, peuvent créer des contrats.",
  },
  "lease.too-many": {
    kind: "conflict",
    en: "Too many numbers were reserved today without being used.",
    fr: "Trop de numéros ont été réservés aujourd’hui sans être utilisés.",
  },
} as const satisfies Entries;
