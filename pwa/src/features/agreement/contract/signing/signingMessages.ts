import { SIGNATURE_LEVEL_LABELS, SIGNATURE_STATUS_LABELS } from "shared-schema/labels/signing";
import { defineMessages, prefixed } from "#ui/i18n.ts";

/** Texts of signing a generated version. */
export const signingMessages = defineMessages({
  ...prefixed("signing.status", SIGNATURE_STATUS_LABELS),
  ...prefixed("signing.level", SIGNATURE_LEVEL_LABELS),
  "signing.title": { en: "Signatures", fr: "Signatures" },
  "signing.count": {
    en: "{signed} of {all} signed",
    fr: "{signed, plural, =0 {0 signature} one {# signature} other {# signatures}} sur {all}",
  },
  "signing.count.ordered": {
    en: "{signed} of {all} signed, in this order",
    fr: "{signed, plural, =0 {0 signature} one {# signature} other {# signatures}} sur {all}, dans cet ordre",
  },
  "signing.complete": { en: "Signed by all", fr: "Signé par tous" },
  "signing.declined": { en: "Declined", fr: "Refusé" },
  "signing.declined.by": {
    en: "{name} declined to sign on {at} UTC: “{reason}”",
    fr: "{name} a refusé de signer le {at} UTC : « {reason} »",
  },
  "signing.declined.see": {
    en: "Signing was declined: see the reason, and go on",
    fr: "Signature refusée : voir le motif et continuer",
  },
  "signing.declined.next": {
    en: "This version can no longer be signed. Open a new addendum to go on.",
    fr: "Cette version ne peut plus être signée. Ouvrez un nouvel avenant pour continuer.",
  },
  "signing.until": { en: "Can be signed until {at} UTC.", fr: "Signature possible jusqu’au {at} UTC." },
  "signing.asOf": { en: "As of {at} UTC.", fr: "État au {at} UTC." },
  "signing.offline": {
    en: "Signing requires a connection.",
    fr: "La signature nécessite une connexion.",
  },
  "signing.unknown": {
    en: "The current state of the signatures cannot be shown.",
    fr: "L’état actuel des signatures ne peut pas être affiché.",
  },
  "signing.yours": { en: "Read and sign the contract", fr: "Lire et signer le contrat" },
  "signing.awaited": {
    en: "Waiting for {count, plural, one {# signature} other {# signatures}}",
    fr: "En attente de {count, plural, one {# signature} other {# signatures}}",
  },
  "signing.agreements": { en: "To the agreements", fr: "Vers les contrats" },
  "signing.sign": { en: "Sign", fr: "Signer" },
  "signing.again": { en: "The last attempt failed: {reason}", fr: "La dernière tentative a échoué : {reason}" },
  "signing.running": { en: "Your signature: {step}.", fr: "Votre signature : {step}." },
  "signing.goOn": { en: "Continue signing", fr: "Poursuivre la signature" },
  "signing.own": { en: "You signed on {at} UTC.", fr: "Vous avez signé le {at} UTC." },
  "signing.download": { en: "Download signed PDF", fr: "Télécharger le PDF signé" },
  "signing.asGenerated": { en: "As generated, without signatures", fr: "Tel que généré, sans signatures" },
  "signing.certificate": { en: "Download certificate", fr: "Télécharger l’attestation" },
  "signing.verifier": { en: "Verification page, works offline", fr: "Page de vérification, utilisable hors connexion" },
  "signing.details": { en: "Signatories and options", fr: "Signataires et options" },
  "signing.at": { en: "Signed on {at} UTC", fr: "Signé le {at} UTC" },
  "signing.state": { en: "Level: {level}.", fr: "Niveau : {level}." },
  "signing.assurance": { en: "Kind of signature: {assurance}.", fr: "Type de signature : {assurance}." },
  "signing.unsigned": { en: "Not signed yet", fr: "Pas encore signé" },
  "signing.next": { en: "Next", fr: "À son tour" },
  "signing.notJoined": { en: "Has not joined yet", fr: "N’a pas encore rejoint Passerelle" },
  "signing.you": { en: "{name} (you)", fr: "{name} (vous)" },
  "signing.for": { en: "for {name}", fr: "pour {name}" },
  "signing.pdfOf": { en: "PDF as signed by {name}", fr: "PDF signé par {name}" },
  "signing.asked.queued": { en: "Request on its way", fr: "Demande en cours d’envoi" },
  "signing.asked.sent": { en: "Request sent on {at} UTC", fr: "Demande envoyée le {at} UTC" },
  "signing.asked.filed": {
    en: "Request not sent: this server writes its mail to files",
    fr: "Demande non envoyée : ce serveur enregistre ses e-mails dans des fichiers",
  },
  "signing.asked.failed": { en: "The request could not be sent", fr: "La demande n’a pas pu être envoyée" },
  "signing.remind": { en: "Remind", fr: "Relancer" },
  "signing.remindOf": { en: "Remind {name}", fr: "Relancer {name}" },
  "signing.invite": { en: "Invite", fr: "Inviter" },
  "signing.inviteOf": { en: "Invite {name}", fr: "Inviter {name}" },
});
