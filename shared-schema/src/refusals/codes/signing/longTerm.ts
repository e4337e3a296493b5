import type { Entries } from "../../entry.ts";

/** Why the signatures of a version are not at the highest level yet, and what keeps the papers behind them from being made. */
export const LONG_TERM_REFUSALS = {
  "level.no-stamp": {
    kind: "unavailable",
    en: "No time-stamp authority answered when {name} signed: the time is the server’s own.",
    fr: "Aucune autorité d’horodatage n’a répondu lors de la signature de {name} : l’heure est celle du serveur.",
  },
  "level.stand-in": {
    kind: "unavailable",
    en: "The configured time-stamp authority did not answer: the stamp is the platform’s own.",
    fr: "L’autorité d’horodatage configurée n’a pas répondu : l’horodatage est celui de la plateforme.",
  },
  "level.pending": {
    kind: "unavailable",
    en: "The data for long-term verification is being added.",
    fr: "Les données de vérification à long terme sont en cours d’ajout.",
  },
  "archive.untrusted": {
    kind: "unavailable",
    en: "The authority that certifies {name} is not known to this server, so no long-term data can be added.",
    fr: "L’autorité qui certifie {name} n’est pas connue de ce serveur : aucune donnée à long terme ne peut être ajoutée.",
  },
  "archive.no-list": {
    kind: "unavailable",
    en: "The certificates of {authority} do not say where its list of revoked certificates is.",
    fr: "Les certificats de {authority} n’indiquent pas où se trouve sa liste de certificats révoqués.",
  },
  "archive.list-unreachable": {
    kind: "unavailable",
    en: "The list of revoked certificates of {authority} cannot be fetched. The server tries again.",
    fr: "La liste de certificats révoqués de {authority} est inaccessible. Le serveur réessaie.",
  },
  "archive.list-unusable": {
    kind: "unavailable",
    en: "The list of revoked certificates of {authority} is out of date or is not its own. The server tries again.",
    fr: "La liste de certificats révoqués de {authority} est périmée ou n’est pas la sienne. Le serveur réessaie.",
  },
  "archive.revoked": {
    kind: "conflict",
    en: "The certificate of {name} had been revoked when it signed. The file is left as it is.",
    fr: "Le certificat de {name} était déjà révoqué lors de la signature. Le fichier est laissé tel quel.",
  },
  "completion.failed": {
    kind: "failed",
    en: "A fault of the server kept it from completing this version. It tries again.",
    fr: "Une erreur du serveur l’a empêché de compléter cette version. Il réessaie.",
  },
  "certificate.not-made": {
    kind: "not-found",
    en: "There is no certificate of completion for this version yet.",
    fr: "Il n’y a pas encore d’attestation de signature pour cette version.",
  },
} as const satisfies Entries;
