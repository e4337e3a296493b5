import { CALL_FIELDS, PAYMENT_FIELDS } from "shared-schema/labels/calls";
import { PAYMENT_REFUSALS } from "shared-schema/refusals/codes/payments";
import { defineMessages, prefixed } from "../../../ui/i18n.ts";
import { planMessages } from "./planMessages.ts";

/** Texts about payments on calls for fund. */
export const paymentMessages = defineMessages({
  "payments.pay": { en: "Record a payment", fr: "Enregistrer un paiement" },
  "payments.payOn": { en: "Record a payment: {name}", fr: "Enregistrer un paiement : {name}" },
  "payments.form": { en: "Payment: {name}", fr: "Paiement : {name}" },
  "payments.balance": { en: "Balance of the call: {money}", fr: "Solde de l’appel : {money}" },
  "payments.record": { en: "Record", fr: "Enregistrer" },
  "payments.none": { en: "Not stated", fr: "Non précisé" },
  "payments.booking": { en: "Record a booking payment", fr: "Enregistrer un acompte" },
  "payments.booking.form": { en: "Payment on the booking", fr: "Acompte de réservation" },
  "payments.booking.note": {
    en: "For money that was paid before there was a contract. The contract lists it as a call that is already paid.",
    fr: "Pour une somme versée avant le contrat. Le contrat l’indique comme un appel déjà payé.",
  },
  "payments.noneYet": { en: "No payments yet.", fr: "Pas encore de paiement." },
  "payments.list": { en: "Payments: {name}", fr: "Paiements : {name}" },
  "payments.onBehalf": { en: "on behalf of {name}", fr: "pour le compte de {name}" },
  "payments.after": { en: "balance {money}", fr: "solde {money}" },
  "payments.cancelled": { en: "Cancelled", fr: "Annulé" },
  "payments.cancel": { en: "Cancel payment", fr: "Annuler le paiement" },
  "payments.cancelOf": {
    en: "Cancel the payment of {money} of {date}",
    fr: "Annuler le paiement de {money} du {date}",
  },
  "payments.cancel.confirm": {
    en: "Are you sure you want to cancel this payment?",
    fr: "Voulez-vous vraiment annuler ce paiement ?",
  },
  "payments.keep": { en: "Keep it", fr: "Le conserver" },
  "payments.incomplete": PAYMENT_REFUSALS["call-for-fund.incomplete"],
  "payments.credit": planMessages["plan.credit"],
  "payments.notDay": { en: "must be a date, for example 2027/07/03", fr: "doit être une date, par exemple 2027/07/03" },
  ...prefixed("payments.field", { ...PAYMENT_FIELDS, amount: CALL_FIELDS.amount }),
});
