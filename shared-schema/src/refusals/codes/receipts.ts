import type { Entries } from "../entry.ts";

/** Refusals about receipts of payments. */
export const RECEIPT_REFUSALS = {
  "receipt.none": { kind: "invalid", en: "Send one receipt.", fr: "Envoyez un justificatif." },
  "receipt.no-format": {
    kind: "invalid",
    en: "This file is not a PDF, nor a JPEG, PNG or WebP picture.",
    fr: "Ce fichier n’est ni un PDF, ni une image JPEG, PNG ou WebP.",
  },
  "receipt.damaged": {
    kind: "invalid",
    en: "This PDF is incomplete, or carries another file. Save it again as a PDF.",
    fr: "Ce PDF est incomplet ou contient un autre fichier. Enregistrez-le de nouveau en PDF.",
  },
  "receipt.heic": {
    kind: "invalid",
    en: "This picture is in HEIC format, which not every device can show. Save it as JPEG.",
    fr: "Cette image est au format HEIC, que certains appareils ne savent pas afficher. Enregistrez-la en JPEG.",
  },
  "receipt.too-large": {
    kind: "invalid",
    en: "A receipt can have at most {megabytes} MB.",
    fr: "Un justificatif ne peut dépasser {megabytes} Mo.",
  },
  "receipt.present": {
    kind: "conflict",
    en: "This payment already has a receipt.",
    fr: "Ce paiement a déjà un justificatif.",
  },
  "receipt.not-found": {
    kind: "not-found",
    en: "This payment has no receipt.",
    fr: "Ce paiement n’a pas de justificatif.",
  },
} as const satisfies Entries;
