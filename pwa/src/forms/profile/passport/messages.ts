import { ROLE_LABELS } from "shared-schema/labels/parties";
import { defineMessages, prefixed } from "../../../ui/i18n.ts";

/** Texts of a profile's passport: how it is read in, and who has read it. */
export const passportMessages = defineMessages({
  "passport.readIn": { en: "Read from the document", fr: "Lire sur le document" },
  "passport.willFill": {
    en: "{name}, {number}. The names of the profile stay as they are.",
    fr: "{name}, {number}. Les noms du profil restent inchangés.",
  },
  "passport.fillIn": { en: "Fill in the passport", fr: "Remplir le passeport" },
  "passport.filledIn": { en: "Filled in and saved.", fr: "Rempli et enregistré." },
  "passport.refused": { en: "Not everything could be saved.", fr: "Tout n’a pas pu être enregistré." },
  "passport.otherName": {
    en: "The document is that of {read}, the profile that of {name}. Compare them first.",
    fr: "Le document est celui de {read}, le profil celui de {name}. Comparez-les d’abord.",
  },
  "passport.seenBy": { en: "Seen by", fr: "Consulté par" },
  "passport.note": {
    en: "People who opened this passport or saved it in a file. A device at sea reports it when it is back online.",
    fr: "Personnes qui ont consulté ce passeport ou l’ont enregistré dans un fichier. Un appareil en mer le signale à son retour en ligne.",
  },
  "passport.none": {
    en: "No one has opened this passport yet.",
    fr: "Personne n’a encore consulté ce passeport.",
  },
  "passport.offline": {
    en: "The list is available online.",
    fr: "La liste est disponible en ligne.",
  },
  "passport.SHOWN": { en: "Opened", fr: "Consulté" },
  "passport.EXPORTED": { en: "Saved in a file", fr: "Enregistré dans un fichier" },
  "passport.files": { en: "Saved in {count} more files", fr: "Enregistré dans {count} autres fichiers" },
  "passport.agreement": { en: "agreement {number}", fr: "contrat {number}" },
  "passport.role.admin": { en: "Administrator", fr: "Administrateur" },
  ...prefixed("passport.role", ROLE_LABELS),
});
