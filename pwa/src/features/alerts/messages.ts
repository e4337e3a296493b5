import { ALERT_LABELS } from "shared-schema/labels/alerts/kinds";
import { defineMessages } from "../../ui/i18n.ts";

/** Texts of the alerts. */
export const alertMessages = defineMessages({
  "alerts.title": { en: "Alerts", fr: "Alertes" },
  "alerts.count": {
    en: "{count, plural, =0 {Alerts} one {# alert} other {# alerts}}",
    fr: "{count, plural, =0 {Alertes} one {# alerte} other {# alertes}}",
  },
  "alerts.none": { en: "Nothing needs you", fr: "Rien ne requiert votre attention" },
  "alerts.noneNote": {
    en: "Approvals and signatures that are asked of you, signatures of others that are awaited, approvals that are outdated, calls for fund that are due, payments and passports that expire are listed here, offline too.",
    fr: "Les approbations et signatures qui vous sont demandées, les signatures attendues d’autres parties, les approbations devenues caduques, les appels de fonds à échéance, les paiements et les passeports qui expirent figurent ici, même hors ligne.",
  },
  "alerts.dismiss": { en: "Dismiss", fr: "Ignorer" },
  "alerts.dismissNamed": { en: "Dismiss: {title}", fr: "Ignorer : {title}" },
  "alerts.dismissAll": { en: "Dismiss all", fr: "Tout ignorer" },
  "alerts.payments": {
    en: "{count, plural, one {# payment recorded} other {# payments recorded}}",
    fr: "{count, plural, one {# paiement enregistré} other {# paiements enregistrés}}",
  },
  "alerts.latest": { en: "the latest: {payment}", fr: "le dernier : {payment}" },
  "alerts.onExecution": { en: "on execution of the agreement", fr: "à l’exécution du contrat" },
  "alerts.requests": {
    en: "{count, plural, one {# open request} other {# open requests}}",
    fr: "{count, plural, one {# demande à traiter} other {# demandes à traiter}}",
  },
  "alert.approval-asked": ALERT_LABELS["approval-asked"],
  "alert.signature-asked": ALERT_LABELS["signature-asked"],
  "alert.call-due": ALERT_LABELS["call-due"],
  "alert.outdated": ALERT_LABELS.outdated,
  "alert.call-overdue": ALERT_LABELS["call-overdue"],
  "alert.payment": ALERT_LABELS.payment,
  "alert.kyc-expiring": ALERT_LABELS["kyc-expiring"],
  "alert.kyc-expired": ALERT_LABELS["kyc-expired"],
  "alerts.outdatedBy": { en: "By {name} on {when}", fr: "Par {name} le {when}" },
  "alerts.outdatedBy.other": { en: "someone who is not a party", fr: "une personne qui n’est pas partie au contrat" },
  "alert.signatures-awaited": { en: "Signatures of others are awaited", fr: "Signatures attendues des autres parties" },
  "alerts.awaited": {
    en: "waiting for {count, plural, one {# signature} other {# signatures}}",
    fr: "en attente de {count, plural, one {# signature} other {# signatures}}",
  },
  "alert.delegation-offered": {
    en: "You are asked to sign for someone",
    fr: "On vous demande de signer pour une autre personne",
  },
  "alert.passport": { en: "Passport expires before the end", fr: "Passeport expirant avant la fin" },
});
