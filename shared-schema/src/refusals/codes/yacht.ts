import type { Entries } from "../entry.ts";

/** Refusals about yachts, their pictures and their speeds. */
export const YACHT_REFUSALS = {
  "yacht.not-found": { kind: "not-found", en: "Yacht not found.", fr: "Ce yacht est introuvable." },
  "yacht.unknown": { kind: "invalid", en: "This yacht does not exist.", fr: "Ce yacht n’existe pas." },
  "yacht.version-not-found": {
    kind: "not-found",
    en: "There is no version {version} of this yacht.",
    fr: "Ce yacht n’a pas de version {version}.",
  },
  "yacht.read-only": {
    kind: "forbidden",
    en: "You cannot change this yacht.",
    fr: "Vous ne pouvez pas modifier ce yacht.",
  },
  "yacht.add-forbidden": {
    kind: "forbidden",
    en: "You cannot add this yacht.",
    fr: "Vous ne pouvez pas ajouter ce yacht.",
  },
  "yacht.built-in-future": {
    kind: "invalid",
    en: "The year built cannot be in the future.",
    fr: "L’année de construction ne peut pas être dans le futur.",
  },
  "yacht.foreign-creator": {
    kind: "invalid",
    en: "A new yacht belongs to its creator.",
    fr: "Un nouveau yacht appartient à la personne qui le crée.",
  },
  "yacht.in-use": {
    kind: "rule",
    en: "A yacht used by an agreement cannot be deleted.",
    fr: "Un yacht utilisé par un contrat ne peut pas être supprimé.",
  },
  "yacht.not-here-yet": {
    kind: "unavailable",
    en: "The server has not received this yacht yet.",
    fr: "Le serveur n’a pas encore reçu ce yacht.",
  },
  "yacht.no-curve": {
    kind: "not-found",
    en: "This yacht has too little speed and consumption data for a curve.",
    fr: "Ce yacht n’a pas assez de données de vitesse et de consommation pour tracer une courbe.",
  },
  "speeds.line": {
    kind: "invalid",
    en: "Line {line} of the pasted text is not a speed (0 to 100 kt) and a consumption. Nothing was changed.",
    fr: "La ligne {line} du texte collé n’est pas une vitesse (0 à 100 nd) et une consommation. Rien n’a été modifié.",
  },
  "speeds.none": {
    kind: "invalid",
    en: "The pasted text contains no speed and consumption. Nothing was changed.",
    fr: "Le texte collé ne contient aucune vitesse avec sa consommation. Rien n’a été modifié.",
  },
  "speeds.too-many": {
    kind: "invalid",
    en: "The table can have at most {most} points. Nothing was changed.",
    fr: "Le tableau compte au plus {most} points. Rien n’a été modifié.",
  },
  "picture.not-found": { kind: "not-found", en: "Picture not found.", fr: "Cette photo est introuvable." },
  "picture.moved": {
    kind: "conflict",
    en: "The pictures of this yacht have changed in the meantime.",
    fr: "Les photos de ce yacht ont changé entre-temps.",
  },
  "picture.none": {
    kind: "invalid",
    en: "Send at least one picture",
    fr: "Envoyez au moins une photo",
  },
  "picture.no-image": {
    kind: "invalid",
    en: "This file is not a JPEG, PNG or WebP picture",
    fr: "Ce fichier n’est pas une image JPEG, PNG ou WebP",
  },
  "picture.too-large": {
    kind: "invalid",
    en: "File size is exceeding the {megabytes}MB limit",
    fr: "Le fichier dépasse la limite de {megabytes} Mo",
  },
  "picture.too-many-pixels": {
    kind: "invalid",
    en: "A picture can have at most {megapixels} megapixels",
    fr: "Une photo compte au plus {megapixels, plural, one {# mégapixel} other {# mégapixels}}",
  },
  "picture.too-many": {
    kind: "invalid",
    en: "A yacht can have at most {most} pictures",
    fr: "Un yacht peut avoir au plus {most, plural, one {# photo} other {# photos}}",
  },
} as const satisfies Entries;
