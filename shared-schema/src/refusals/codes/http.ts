import type { Entries } from "../entry.ts";

/** Refusals of a request before anything is done with it. */
export const REQUEST_REFUSALS = {
  "request.not-json": {
    kind: "media-type",
    en: "Send the body as JSON, with the content type application/json.",
    fr: "Envoyez le contenu en JSON, avec le type application/json.",
  },
  "request.not-form": {
    kind: "media-type",
    en: "Send the body as a form, with the content type multipart/form-data.",
    fr: "Envoyez le contenu sous forme de formulaire, avec le type multipart/form-data.",
  },
  "request.coding": {
    kind: "media-type",
    en: "The body can be compressed only with gzip.",
    fr: "Un contenu ne peut être compressé qu’avec gzip.",
  },
  "request.damaged": {
    kind: "media-type",
    en: "The body could not be decompressed.",
    fr: "Le contenu n’a pas pu être décompressé.",
  },
  "request.too-large": { kind: "body-too-large", en: "This is too large.", fr: "C’est trop volumineux." },
  "request.too-often": {
    kind: "busy",
    en: "Too many requests at once. Please try again in {seconds} s.",
    fr: "Trop de demandes à la fois. Veuillez réessayer dans {seconds} s.",
  },
  "request.app-outdated": {
    kind: "outdated",
    en: "This version of the app is too old. Please reload it.",
    fr: "Cette version de l’application est trop ancienne. Veuillez la recharger.",
  },
  "request.failed": {
    kind: "failed",
    en: "Something went wrong on the server.",
    fr: "Une erreur s’est produite sur le serveur.",
  },
  "page.not-found": { kind: "not-found", en: "Page not found.", fr: "Cette page est introuvable." },
  "chart.no-tile": { kind: "not-found", en: "Tile not found.", fr: "Cette tuile est introuvable." },
  "chart.no-coast": {
    kind: "not-found",
    en: "This part of the coast was not found.",
    fr: "Cette partie de la côte est introuvable.",
  },
} as const satisfies Entries;
