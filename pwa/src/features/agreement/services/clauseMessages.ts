import { CLAUSE_FIELDS } from "shared-schema/labels/clauses";
import { defineMessages, prefixed } from "../../../ui/i18n.ts";

/** Texts of the clauses among the services. */
export const clauseMessages = defineMessages({
  "clauses.title": { en: "Special clauses", fr: "Clauses particulières" },
  "clauses.add": { en: "Add a clause", fr: "Ajouter une clause" },
  "clauses.empty": { en: "No special clauses yet", fr: "Aucune clause particulière pour l’instant" },
  "clauses.empty.hint": {
    en: "Enter the terms that differ from the standard terms, in French and in English. The French text prevails.",
    fr: "Saisissez les dérogations aux conditions générales, en français et en anglais. Le texte français fait foi.",
  },
  "clauses.one": { en: "Clause {number}", fr: "Clause {number}" },
  "clauses.delete": { en: "Delete clause {number}", fr: "Supprimer la clause {number}" },
  "clauses.delete.confirm": {
    en: "Are you sure you want to delete this clause?",
    fr: "Voulez-vous vraiment supprimer cette clause ?",
  },
  ...prefixed("clauses.field", CLAUSE_FIELDS),
});
