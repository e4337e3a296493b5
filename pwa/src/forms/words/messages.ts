import { CREW_FIELDS, IDENTITY_DOCUMENT_LABELS } from "shared-schema/crew/labels";
import {
  AGREEMENT_FIELDS,
  CONTRACT_TYPE_LABELS,
  GREEK_CERTIFICATE_LABELS,
  LANGUAGE_LABELS,
  STATUS_LABELS,
} from "shared-schema/labels/agreement";
import { CALL_FIELDS, CALL_LABELS, PAYMENT_FIELDS } from "shared-schema/labels/calls";
import { ARTICLES_EDITION, CLAUSE_FIELDS } from "shared-schema/labels/clauses";
import { COMMISSION_FIELDS, INSTALMENT_FIELDS, SHARE_FIELDS } from "shared-schema/labels/money/commission";
import {
  CATEGORY_LABELS,
  EXPENSE_FIELDS,
  OTHER_CURRENCY_FIELDS,
  PAID_BY_LABELS,
} from "shared-schema/labels/money/expenses";
import { ROLE_LABELS } from "shared-schema/labels/parties";
import { BUNKER_FIELDS, SERVICE_FIELDS } from "shared-schema/labels/price";
import { GENDER_LABELS } from "shared-schema/labels/profile";
import { STAY_FIELDS, WAYPOINT_FIELDS } from "shared-schema/labels/route";
import { YACHT_STATUS_LABELS, YACHT_TYPE_LABELS } from "shared-schema/labels/yacht";
import { defineMessages, prefixed } from "../../ui/i18n.ts";

/** Names of an agreement's fields and parts, and of the values that are words. */
export const fieldMessages = defineMessages({
  "syncField.pos": { en: "Position in the list", fr: "Rang dans la liste" },
  "syncField.profile_id": { en: "Person", fr: "Personne" },
  "syncField.role": { en: "Role", fr: "Rôle" },
  "syncField.deposit_deduction_confirmed": {
    en: "Deduction from the deposit, confirmed",
    fr: "Retenue sur le dépôt, confirmée",
  },
  "syncField.text": { en: "Text", fr: "Texte" },
  "syncField.about": { en: "About", fr: "Au sujet de" },
  "syncField.proposes": { en: "Proposal", fr: "Proposition" },
  "syncField.answers": { en: "Answer to", fr: "Réponse à" },
  "syncField.passes_over": { en: "Passed over", fr: "Écarté" },
  "syncPart.waypoints": { en: "Waypoint {name}", fr: "Point de route {name}" },
  "syncPart.special_conditions": { en: "Service {name}", fr: "Service {name}" },
  "syncPart.clauses": { en: "Clause {name}", fr: "Clause {name}" },
  "syncPart.fuel_bunkers": { en: "Bunker {name}", fr: "Soutage {name}" },
  "syncPart.stays": { en: "Stay of {name}", fr: "Séjour de {name}" },
  "syncPart.payment_calls": { en: "Call for fund {name}", fr: "Appel de fonds {name}" },
  "syncPart.payments": { en: "Payment {name}", fr: "Paiement {name}" },
  "syncPart.expenses": { en: "APA expense {name}", fr: "Dépense d’APA {name}" },
  "syncPart.shares": { en: "Commission of {name}", fr: "Commission de {name}" },
  "syncPart.instalments": { en: "Commission instalment of {name}", fr: "Échéance de commission de {name}" },
  "syncPart.members": { en: "Crew member {name}", fr: "Membre d’équipage {name}" },
  "syncPart.comments": { en: "Comment {name}", fr: "Commentaire {name}" },
  "syncValue.empty": { en: "empty", fr: "vide" },
  "syncValue.removed": { en: "removed", fr: "supprimé" },
  "syncValue.kept": { en: "kept", fr: "conservé" },
  "syncValue.detail": { en: "{field}: {value}", fr: "{field} : {value}" },
  "syncValue.changed": { en: "{field}: {before} → {after}", fr: "{field} : {before} → {after}" },
  "syncValue.between": { en: "; ", fr: " ; " },
  "syncValue.person": { en: "no. {id}", fr: "n° {id}" },
  "syncValue.true": { en: "yes", fr: "oui" },
  "syncValue.false": { en: "no", fr: "non" },
  "syncValue.points": {
    en: "{count, plural, one {# point} other {# points}}",
    fr: "{count, plural, one {# point} other {# points}}",
  },
  ...prefixed("syncField", AGREEMENT_FIELDS),
  ...prefixed("syncField", WAYPOINT_FIELDS),
  ...prefixed("syncField", STAY_FIELDS),
  ...prefixed("syncField", SERVICE_FIELDS),
  ...prefixed("syncField", { ...CLAUSE_FIELDS, articles_edition: ARTICLES_EDITION }),
  ...prefixed("syncField", BUNKER_FIELDS),
  ...prefixed("syncField", CALL_FIELDS),
  ...prefixed("syncField", PAYMENT_FIELDS),
  ...prefixed("syncField", { ...EXPENSE_FIELDS, ...OTHER_CURRENCY_FIELDS }),
  ...prefixed("crewField", CREW_FIELDS),
  ...prefixed("syncValue.document_type", IDENTITY_DOCUMENT_LABELS),
  ...prefixed("syncValue.gender", GENDER_LABELS),
  ...prefixed("commissionField", { ...COMMISSION_FIELDS, ...SHARE_FIELDS, ...INSTALMENT_FIELDS }),
  ...prefixed("syncRole", ROLE_LABELS),
  ...prefixed("syncValue.contract_type", CONTRACT_TYPE_LABELS),
  ...prefixed("syncValue.call_type", CALL_LABELS),
  ...prefixed("syncValue.category", CATEGORY_LABELS),
  ...prefixed("syncValue.paid_by", PAID_BY_LABELS),
  ...prefixed("syncValue.greek_certificate", GREEK_CERTIFICATE_LABELS),
  ...prefixed("syncValue.language", LANGUAGE_LABELS),
  ...prefixed("syncValue.status", { ...STATUS_LABELS, ...YACHT_STATUS_LABELS }),
  ...prefixed("syncValue.type", YACHT_TYPE_LABELS),
});
