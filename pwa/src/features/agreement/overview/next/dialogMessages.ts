import { PRICE_LINES } from "shared-schema/labels/price";
import { defineMessages } from "#ui/i18n.ts";

/** Texts of the dialog to approve. */
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
});
