import { defineMessages } from "#ui/i18n.ts";

/** Texts of «Advanced» below the documents. */
export const documentMessages = defineMessages({
  "documents.charterForm": {
    en: "This is the charter form, for comparison. The contract of this cruise is another one.",
    fr: "Ceci est le modèle d’affrètement, pour comparaison. Le contrat de cette croisière en est un autre.",
  },
  "documents.toContract": { en: "Open the cruise contract", fr: "Ouvrir le contrat de croisière" },
  "documents.advanced": { en: "Advanced", fr: "Options avancées" },
  "documents.data": {
    en: "Download a version as data (JSON) for another program, or to create a new agreement from it.",
    fr: "Téléchargez une version sous forme de données (JSON) pour un autre logiciel, ou pour créer un contrat à partir de celle-ci.",
  },
  "documents.schema": { en: "Description of the format (JSON Schema)", fr: "Description du format (JSON Schema)" },
  "documents.download": { en: "Download data", fr: "Télécharger les données" },
});
