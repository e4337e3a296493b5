import { HEAD_LACKS } from "shared-schema/labels/agreement";
import { CALL_FIELDS, CALL_FOR_FUND } from "shared-schema/labels/calls";
import { CLAUSE, CLAUSE_FIELDS } from "shared-schema/labels/clauses";
import { ROLE_LABELS } from "shared-schema/labels/parties";
import { BUNKER, BUNKER_FIELDS, SERVICE, SERVICE_FIELDS } from "shared-schema/labels/price";
import { PROFILE_FIELDS } from "shared-schema/labels/profile";
import { YACHT_FIELDS } from "shared-schema/labels/yacht";
import { defineMessages, prefixed } from "#ui/i18n.ts";

const HEADS = {
  ...HEAD_LACKS,
  special_conditions: SERVICE,
  clauses: CLAUSE,
  fuel_bunkers: BUNKER,
  contract_payment_calls: CALL_FOR_FUND,
};

/** A label within a sentence: «IMO number», but «port of registry». */
function midSentence(label: string): string {
  return /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** Names of what a contract can lack: heads of the missing paths, and fields below them. */
export const missingMessages = defineMessages({
  "agreement.lacks.part": { en: "{part}: {field}", fr: "{part} : {field}" },
  "agreement.lacks.numbered": { en: "{part} {number}", fr: "{part} {number}" },
  ...prefixed("agreement.lacks.head", ROLE_LABELS),
  ...prefixed("agreement.lacks.head", HEADS),
  "agreement.lacks.head.yacht": { en: "Yacht", fr: "Yacht" },
  "agreement.lacks.head.r_passengers": {
    en: "Stay on board of passenger",
    fr: "Séjour à bord du passager",
  },
  "agreement.lacks.stay": { en: "Stay on board", fr: "Séjour à bord" },
  "agreement.lacks.waypoint.numbered": { en: "Waypoint {number}", fr: "Point de route {number}" },
  "agreement.lacks.waypoint.arr_date": {
    en: "{place}: arrival",
    fr: "{place} : arrivée",
  },
  "agreement.lacks.waypoint.dep_date": {
    en: "{place}: departure",
    fr: "{place} : départ",
  },
  "agreement.lacks.waypoint.times": {
    en: "{place}: times are in the wrong order",
    fr: "{place} : horaires dans le mauvais ordre",
  },
  "agreement.lacks.waypoint.place": {
    en: "{place}: must be in national waters",
    fr: "{place} : doit se trouver dans des eaux nationales",
  },
  "agreement.lacks.waypoints": { en: "At least two waypoints", fr: "Au moins deux points de route" },
  "agreement.lacks.calls.CRUISE": {
    en: "Calls for fund that add up to the agreement’s total",
    fr: "Des appels de fonds dont la somme atteint le total du contrat",
  },
  "agreement.lacks.calls.CEA": {
    en: "Calls for fund that add up to the APA",
    fr: "Des appels de fonds dont la somme atteint l’avance sur frais (APA)",
  },
  "agreement.lacks.calls.DEPOSIT": {
    en: "Calls for fund that add up to the security deposit",
    fr: "Des appels de fonds dont la somme atteint le dépôt de garantie",
  },
  ...prefixed(
    "agreement.lacks.field",
    { ...SERVICE_FIELDS, ...BUNKER_FIELDS, ...CLAUSE_FIELDS, ...CALL_FIELDS, ...PROFILE_FIELDS, ...YACHT_FIELDS },
    midSentence,
  ),
});
