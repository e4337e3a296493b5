import { PRICE_LINES } from "shared-schema/labels/price";
import { defineMessages } from "#ui/i18n.ts";

/** Texts of the dialogs to approve and to ask for approval. */
export const dialogMessages = defineMessages({
  "approving.ask": { en: "Do you fully approve this agreement?", fr: "Approuvez-vous pleinement ce contrat ?" },
  "approving.total": { en: "Total (incl. fuel)", fr: "Total (carburant compris)" },
  "approving.totalWithoutFuel": PRICE_LINES.total,
  "approving.onTop": { en: "Advance and deposit on top", fr: "Avance et dépôt en sus" },
  "approving.dates": { en: "Dates", fr: "Dates" },
  "approving.yacht": { en: "Yacht", fr: "Yacht" },
  "approving.guests": {
    en: "{count, plural, one {# guest} other {# guests}}",
    fr: "{count, plural, one {# passager} other {# passagers}}",
  },
  "approving.version": { en: "Version", fr: "Version" },
  "approving.draft": { en: "Contract", fr: "Contrat" },
  "approving.addendum": { en: "Addendum {version}", fr: "Avenant {version}" },
  "approving.others": { en: "Other approvals", fr: "Autres approbations" },
  "approving.nothing": {
    en: "You sign and pay nothing yet. If a term changes, you are asked again.",
    fr: "Vous ne signez et ne payez rien à ce stade. Si une condition change, votre approbation vous est redemandée.",
  },
  "approving.read": { en: "Read the contract", fr: "Lire le contrat" },
  "approving.later": { en: "Not yet", fr: "Pas encore" },
  "approving.approve": { en: "Approve", fr: "Approuver" },
  "approving.changed": {
    en: "These terms have just changed:",
    fr: "Ces conditions viennent de changer :",
  },
  "approving.changed.total": { en: "The total is now {total}.", fr: "Le total est maintenant de {total}." },
  "approving.changed.go": { en: "Continue with the new terms", fr: "Continuer avec les nouvelles conditions" },
  "asking.title": { en: "Ask for approval", fr: "Demander l’approbation" },
  "asking.about": {
    en: "Each person gets a mail with your name, the yacht, the dates, the total and a link that opens the approval.",
    fr: "Chaque personne reçoit un e-mail avec votre nom, le yacht, les dates, le total et un lien vers l’approbation.",
  },
  "asking.missing": {
    en: "{count, plural, one {# item is} other {# items are}} still missing.",
    fr: "{count, plural, one {Il manque encore # élément.} other {Il manque encore # éléments.}}",
  },
  "asking.none": { en: "Everybody else has approved.", fr: "Toutes les autres parties ont approuvé." },
  "asking.asked": { en: "asked {when}", fr: "demandée le {when}" },
  "asking.opened": { en: "asked {when}, opened {opened}", fr: "demandée le {when}, ouverte le {opened}" },
  "asking.recent": {
    en: "asked within 24 hours, can be asked again later",
    fr: "demandée il y a moins de 24 heures, à redemander plus tard",
  },
  "asking.noAccount": { en: "has not joined yet", fr: "n’a pas encore de compte" },
  "asking.submit": {
    en: "{count, plural, =0 {Ask} one {Ask # person} other {Ask # people}}",
    fr: "{count, plural, =0 {Demander} one {Demander à # personne} other {Demander à # personnes}}",
  },
  "asking.done": {
    en: "{count, plural, one {Asked # person.} other {Asked # people.}}",
    fr: "{count, plural, one {Demande faite à # personne.} other {Demande faite à # personnes.}}",
  },
  "asking.undo": { en: "Undo", fr: "Annuler" },
  "asking.undone": { en: "The request is taken back.", fr: "La demande est annulée." },
});
