import { GENDER_LABELS, PROFILE_FIELDS } from "shared-schema/labels/profile";
import { defineMessages, prefixed } from "../../../ui/i18n.ts";

/** Texts of the dialog that makes one profile of two. */
export const mergeMessages = defineMessages({
  "merge.open": { en: "Merge", fr: "Fusionner" },
  "merge.title": { en: "Merge profiles", fr: "Fusionner des profils" },
  "merge.note": {
    en: "The kept profile replaces the other on agreements and among contacts. This cannot be undone.",
    fr: "Le profil conservé remplace l’autre sur les contrats et parmi les contacts. Cette opération est définitive.",
  },
  "merge.offline": {
    en: "Merging needs a connection to the server.",
    fr: "La fusion nécessite une connexion au serveur.",
  },
  "merge.with": { en: "Merge with", fr: "Fusionner avec" },
  "merge.keep": { en: "Profile to keep", fr: "Profil à conserver" },
  "merge.choose": { en: "Values that differ", fr: "Valeurs différentes" },
  "merge.same": { en: "The profiles have no conflicting values.", fr: "Les profils n’ont aucune valeur divergente." },
  "merge.preview": { en: "Merged profile", fr: "Profil fusionné" },
  "merge.submit": { en: "Merge", fr: "Fusionner" },
  "merge.done": { en: "The profiles are merged.", fr: "Les profils sont fusionnés." },
  "merge.numbered": { en: "{name} (profile {id})", fr: "{name} (profil {id})" },
  "merge.bank": { en: "Bank details", fr: "Coordonnées bancaires" },
  "merge.passport": { en: "Passport", fr: "Passeport" },
  "merge.yes": { en: "Yes", fr: "Oui" },
  "merge.no": { en: "No", fr: "Non" },
  ...prefixed("merge.field", PROFILE_FIELDS),
  ...prefixed("merge.gender", GENDER_LABELS),
});
