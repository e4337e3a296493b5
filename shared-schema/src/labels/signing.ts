import type { Bilingual } from "../base/language.ts";
import type { SignatureStatus } from "../signing/steps.ts";

/** The words for the steps of a signature (specification §4). */
export const SIGNATURE_STATUS_LABELS: Readonly<Record<SignatureStatus, Bilingual>> = {
  NEW: { en: "Starting", fr: "Démarrage" },
  PREPARING: { en: "Preparing for signature", fr: "Préparation de la signature" },
  UPLOADING: { en: "Uploading contract", fr: "Envoi du contrat" },
  WAITING: { en: "Please sign on your device", fr: "Veuillez signer sur votre appareil" },
  RETRIEVING: { en: "Retrieving signed contract", fr: "Récupération du contrat signé" },
  FAILED: { en: "Signature Failed", fr: "Échec de la signature" },
  SIGNED: { en: "Signed", fr: "Signé" },
};

/** The level that the signatures of a version have reached. B-T carries a time stamp; B-LT and B-LTA can also be verified later. */
export const SIGNATURE_LEVELS = ["B-B", "B-T", "B-LT", "B-LTA"] as const;
export type SignatureLevel = (typeof SIGNATURE_LEVELS)[number];

export const SIGNATURE_LEVEL_LABELS: Readonly<Record<SignatureLevel, Bilingual>> = {
  "B-B": { en: "without a time stamp", fr: "sans horodatage" },
  "B-T": { en: "time-stamped", fr: "horodaté" },
  "B-LT": { en: "time-stamped, with validation data", fr: "horodaté, avec données de validation" },
  "B-LTA": { en: "time-stamped, archived for the long term", fr: "horodaté, archivé à long terme" },
};
