import type { Entries } from "../../entry.ts";

/** Refusals of signing a PDF, and of time stamps. */
export const SIGNED_DOCUMENT_REFUSALS = {
  "signature.unreadable": {
    kind: "conflict",
    en: "The PDF is not one that can be signed.",
    fr: "Ce PDF ne peut pas être signé.",
  },
  "signature.no-field": {
    kind: "conflict",
    en: "The contract has no field for this signature.",
    fr: "Le contrat n’a pas de champ pour cette signature.",
  },
  "signature.field-taken": {
    kind: "conflict",
    en: "This field of the contract is signed already.",
    fr: "Ce champ du contrat est déjà signé.",
  },
  "signature.out-of-order": {
    kind: "conflict",
    en: "The contract can no longer be signed: it holds its archive time stamp, or signatures that a seal must precede.",
    fr: "Le contrat ne peut plus être signé : il contient son horodatage d’archivage, ou des signatures qu’un cachet doit précéder.",
  },
  "signature.other-base": {
    kind: "conflict",
    en: "The contract has changed since this signature was prepared. Nothing was signed.",
    fr: "Le contrat a changé depuis la préparation de cette signature. Rien n’a été signé.",
  },
  "signature.too-large": {
    kind: "failed",
    en: "The signature takes {bytes} bytes, and {reserve} are reserved for it. Nothing was signed.",
    fr: "La signature occupe {bytes} octets, alors que {reserve} lui sont réservés. Rien n’a été signé.",
  },
  "signature.wrong-value": {
    kind: "failed",
    en: "The signing service returned a signature that does not fit the contract. Nothing was signed.",
    fr: "Le service de signature a renvoyé une signature qui ne correspond pas au contrat. Rien n’a été signé.",
  },
  "signature.wrong-certificate": {
    kind: "failed",
    en: "The signing service gave a certificate that cannot sign documents.",
    fr: "Le service de signature a fourni un certificat qui ne permet pas de signer des documents.",
  },
  "signature.unprintable": {
    kind: "rule",
    en: "«{text}» cannot be printed: the font lacks «{character}».",
    fr: "« {text} » ne peut pas être imprimé : la police ne contient pas « {character} ».",
  },
  "signature.text-too-long": {
    kind: "rule",
    en: "«{text}» does not fit in the field of the signature.",
    fr: "« {text} » ne tient pas dans le champ de la signature.",
  },
  "timestamp.refused": {
    kind: "unavailable",
    en: "The time-stamp authority refused: status {status}.",
    fr: "L’autorité d’horodatage a refusé : statut {status}.",
  },
  "timestamp.other-question": {
    kind: "unavailable",
    en: "The time-stamp authority answered another request.",
    fr: "L’autorité d’horodatage a répondu à une autre demande.",
  },
  "timestamp.unreadable": {
    kind: "unavailable",
    en: "The answer of the time-stamp authority cannot be read.",
    fr: "La réponse de l’autorité d’horodatage est illisible.",
  },
  "timestamp.invalid": {
    kind: "unavailable",
    en: "The time stamp does not hold.",
    fr: "L’horodatage n’est pas valide.",
  },
} as const satisfies Entries;
