import { defineMessages } from "../../i18n.ts";

/** Texts of a field whose value was changed elsewhere, loaded with the fields. */
export const fieldMessages = defineMessages({
  "ui.saveMine": { en: "Save mine", fr: "Enregistrer ma saisie" },
  "ui.takeTheirs": { en: "Use the other", fr: "Garder l’autre valeur" },
  "ui.changedElsewhere": { en: "Changed elsewhere to “{value}”", fr: "Modifié ailleurs : « {value} »" },
  "ui.emptyValue": { en: "empty", fr: "vide" },
});
