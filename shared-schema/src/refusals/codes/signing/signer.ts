import type { Entries } from "../../entry.ts";

/** What the service that signs answers, or fails to answer. */
export const SIGNER_REFUSALS = {
  "signer.token-expired": {
    kind: "unauthorised",
    en: "Your log-in at the signing service has expired. Please start the signature again.",
    fr: "Votre connexion au service de signature a expiré. Veuillez recommencer la signature.",
  },
  "signer.token-invalid": {
    kind: "unauthorised",
    en: "The signing service no longer accepts this log-in. Please start the signature again.",
    fr: "Le service de signature n’accepte plus cette connexion. Veuillez recommencer la signature.",
  },
  "signer.code-invalid": {
    kind: "conflict",
    en: "The log-in at the signing service was used already or took too long. Please start the signature again.",
    fr: "La connexion au service de signature a déjà été utilisée ou a pris trop de temps. Veuillez recommencer la signature.",
  },
  "signer.refused": {
    kind: "conflict",
    en: "The signature was refused at the signing service. Nothing was signed.",
    fr: "La signature a été refusée auprès du service de signature. Rien n’a été signé.",
  },
  "signer.credential-locked": {
    kind: "conflict",
    en: "Your key at the signing service is locked after too many wrong PINs. Start the signature again to create a new one.",
    fr: "Votre clé auprès du service de signature est bloquée après trop de codes PIN erronés. Recommencez la signature pour en créer une nouvelle.",
  },
  "signer.credential-unknown": {
    kind: "conflict",
    en: "The signing service does not know this key, or it is disabled.",
    fr: "Le service de signature ne connaît pas cette clé, ou elle est désactivée.",
  },
  "signer.certificate-expired": {
    kind: "conflict",
    en: "Your signing certificate has expired or was revoked.",
    fr: "Votre certificat de signature a expiré ou a été révoqué.",
  },
  "signer.authorisation-expired": {
    kind: "conflict",
    en: "You confirmed the signature, but it was collected too late. Please start it again.",
    fr: "Vous avez confirmé la signature, mais elle a été récupérée trop tard. Veuillez la recommencer.",
  },
  "signer.authorisation-invalid": {
    kind: "conflict",
    en: "The signing service does not know this authorisation, or it has ended. Please start the signature again.",
    fr: "Le service de signature ne connaît pas cette autorisation, ou elle est terminée. Veuillez recommencer la signature.",
  },
  "signer.hash-not-authorised": {
    kind: "conflict",
    en: "The document is not the one that was confirmed. Nothing was signed.",
    fr: "Le document n’est pas celui qui a été confirmé. Rien n’a été signé.",
  },
  "signer.wrong-pin": {
    kind: "conflict",
    en: "The signing service did not accept the PIN or code.",
    fr: "Le service de signature n’a pas accepté le code PIN ou le code à usage unique.",
  },
  "signer.too-many": {
    kind: "conflict",
    en: "The signing service does not sign so many documents at once.",
    fr: "Le service de signature ne signe pas autant de documents à la fois.",
  },
  "signer.not-supported": {
    kind: "unavailable",
    en: "The signing service cannot do this. Please contact us at {contact}.",
    fr: "Le service de signature ne permet pas cette opération. Écrivez-nous à {contact}.",
  },
  "signer.rejected": {
    kind: "unavailable",
    en: "The signing service rejected the request: {reason}",
    fr: "Le service de signature a rejeté la demande : {reason}",
  },
  "signer.busy": {
    kind: "unavailable",
    en: "The signing service is receiving too many requests. Please try again in a minute.",
    fr: "Le service de signature reçoit trop de demandes. Veuillez réessayer dans une minute.",
  },
  "signer.unavailable": {
    kind: "unavailable",
    en: "The signing service is not available at the moment. Please try again later.",
    fr: "Le service de signature n’est pas disponible pour le moment. Veuillez réessayer plus tard.",
  },
  "signer.unreachable": {
    kind: "unavailable",
    en: "The signing service does not respond. Please try again later.",
    fr: "Le service de signature ne répond pas. Veuillez réessayer plus tard.",
  },
  "signer.unreadable": {
    kind: "unavailable",
    en: "The signing service gave an answer that cannot be read. Please contact us at {contact}.",
    fr: "Le service de signature a donné une réponse illisible. Écrivez-nous à {contact}.",
  },
  "signer.foreign-host": {
    kind: "unavailable",
    en: "The signing service refers to an address that is not allowed. Please contact us at {contact}.",
    fr: "Le service de signature renvoie à une adresse qui n’est pas autorisée. Écrivez-nous à {contact}.",
  },
  "signer.bad-signature": {
    kind: "unavailable",
    en: "The signing service returned a signature that does not match the document. It was not used.",
    fr: "Le service de signature a renvoyé une signature qui ne correspond pas au document. Elle n’a pas été utilisée.",
  },
  "timestamp.unreachable": {
    kind: "unavailable",
    en: "The time-stamp authority does not answer as it should.",
    fr: "L’autorité d’horodatage ne répond pas comme elle le devrait.",
  },
} as const satisfies Entries;
