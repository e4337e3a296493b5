import type { CallType, Payment, PaymentCall } from "../agreement/schema.ts";
import type { Bilingual } from "../base/language.ts";

/** The purpose of each type of call for fund. */
export const CALL_LABELS: Readonly<Record<CallType, Bilingual>> = {
  CRUISE: { en: "Cruise Agreement", fr: "Prix du contrat" },
  CEA: { en: "Advance Provisioning Allowance", fr: "Avance sur frais (APA)" },
  DEPOSIT: { en: "Security Deposit", fr: "Dépôt de garantie" },
};

export const CALL_FOR_FUND: Bilingual = { en: "Call for fund", fr: "Appel de fonds" };

export const CALL_FIELDS: Readonly<Record<Exclude<keyof PaymentCall, "pos">, Bilingual>> = {
  call_type: { en: "Type of call for fund", fr: "Type d’appel de fonds" },
  designation: { en: "Designation", fr: "Désignation" },
  amount: { en: "Amount", fr: "Montant" },
  date_due: { en: "Due date", fr: "Échéance" },
  // French «exécution» is performance: the contract says «signature», too.
  due_by_execution: { en: "Due by execution", fr: "Dû à la signature du contrat" },
  contract_code: { en: "Code in the contract", fr: "Code au contrat" },
  reminders: { en: "Reminders", fr: "Relances" },
  locked: { en: "Locked", fr: "Verrouillé" },
};

/** Printed by the contract in place of a due date, for a payment on a booking. */
export const PAID_ON_BOOKING: Bilingual = { en: "Paid on booking", fr: "Versé à la réservation" };

/** The fields of a payment that a call for fund has not. */
export const PAYMENT_FIELDS: Readonly<
  Record<Exclude<keyof Payment, keyof PaymentCall | "recorded_by" | "recorded_at">, Bilingual>
> = {
  call_id: CALL_FOR_FUND,
  transfer: { en: "Part of a transfer", fr: "Part d’un virement" },
  date_paid: { en: "Date paid", fr: "Date de paiement" },
  payer_profile_id: { en: "On behalf of", fr: "Pour le compte de" },
  cancelled: { en: "Cancelled", fr: "Annulé" },
  document: { en: "Receipt", fr: "Justificatif" },
  other: { en: "In another currency", fr: "Dans une autre devise" },
};
