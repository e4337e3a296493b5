import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of the administrators' list of requests. */
export const adminRequestMessages = defineMessages({
  "adminRequests.list": { en: "Requests", fr: "Demandes" },
  "adminRequests.open": {
    en: "{count, plural, =0 {No open requests} one {# open request} other {# open requests}}",
    fr: "{count, plural, =0 {Aucune demande à traiter} one {# demande à traiter} other {# demandes à traiter}}",
  },
  "adminRequests.none": { en: "No requests yet", fr: "Aucune demande pour l’instant" },
  "adminRequests.noneNote": {
    en: "Requests for agreements appear here, and reach you by email.",
    fr: "Les demandes de contrat apparaissent ici et vous parviennent par e-mail.",
  },
  "adminRequests.draft": { en: "Make a draft", fr: "Créer le brouillon" },
  "adminRequests.decline": { en: "Decline", fr: "Refuser" },
  "adminRequests.declineTitle": { en: "Decline the request of {name}", fr: "Refuser la demande de {name}" },
  "adminRequests.declineIt": { en: "Decline the request", fr: "Refuser la demande" },
  "adminRequests.reason": { en: "Reason", fr: "Motif" },
  "adminRequests.reasonNote": {
    en: "{name} reads it in an email and among the requests.",
    fr: "{name} le lit dans un e-mail et parmi ses demandes.",
  },
  "adminRequests.days": { en: "{from} – {to}", fr: "{from} – {to}" },
  "adminRequests.guests": {
    en: "{count, plural, one {# guest} other {# guests}}",
    fr: "{count, plural, one {# passager} other {# passagers}}",
  },
  "adminRequests.asked": { en: "Asked on {date}", fr: "Demandé le {date}" },
  "adminRequests.OPEN": { en: "Open", fr: "À traiter" },
  "adminRequests.DRAFTED": { en: "Drafted", fr: "Brouillon créé" },
  "adminRequests.DECLINED": { en: "Declined", fr: "Refusée" },
  "adminRequests.openDraft": { en: "Agreement {number}", fr: "Contrat {number}" },
});
