import type { Entries } from "../entry.ts";

/** Refusals about receipts of payments and expenses. */
export const RECEIPT_REFUSALS = {
  "receipt.no-format": {
    kind: "invalid",
    en: "This file is not a PDF, nor a JPEG, PNG or WebP picture.",
    fr: "Ce fichier n’est ni un PDF, ni une image JPEG, PNG ou WebP.",
  },
  "receipt.damaged": {
    kind: "invalid",
    en: "This PDF is incomplete, or carries another file.",
    fr: "Ce PDF est incomplet ou contient un autre fichier.",
  },
  "receipt.active": {
    kind: "invalid",
    en: "This PDF holds a script, an attached file or an action, is protected, or is too complex to be checked. Print it to a new PDF, and choose that one.",
    fr: "Ce PDF contient un script, un fichier joint ou une action, est protégé ou est trop complexe pour être vérifié. Imprimez-le dans un nouveau PDF, puis choisissez celui-ci.",
  },
  "receipt.heic": {
    kind: "invalid",
    en: "Not every device can show HEIC pictures. Save it as JPEG.",
    fr: "Certains appareils n’affichent pas les images HEIC. Enregistrez-la en JPEG.",
  },
  "receipt.present": {
    kind: "conflict",
    en: "There is a receipt already.",
    fr: "Un justificatif est déjà joint.",
  },
  "receipt.not-found": {
    kind: "not-found",
    en: "There is no receipt.",
    fr: "Aucun justificatif n’est joint.",
  },
} as const satisfies Entries;
