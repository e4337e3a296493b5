import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of a yacht's pictures. */
export const pictureMessages = defineMessages({
  "pictures.title": { en: "Pictures", fr: "Photos" },
  "pictures.none": { en: "No picture yet.", fr: "Aucune photo pour l’instant." },
  "pictures.number": { en: "Picture {n}", fr: "Photo {n}" },
  "pictures.alt": { en: "{name}, picture {n}", fr: "{name}, photo {n}" },
  "pictures.add": { en: "Add pictures", fr: "Ajouter des photos" },
  "pictures.camera": { en: "Take a picture", fr: "Prendre une photo" },
  "pictures.delete": { en: "Delete picture", fr: "Supprimer la photo" },
  "pictures.deleteNumber": { en: "Delete picture {n}", fr: "Supprimer la photo {n}" },
  "pictures.deleteAsk": {
    en: "Are you sure you want to delete this picture?",
    fr: "Voulez-vous vraiment supprimer cette photo ?",
  },
  "pictures.deleting": { en: "Waiting to be deleted", fr: "En attente de suppression" },
  "pictures.keep": { en: "Keep", fr: "Garder" },
  "pictures.keepNumber": { en: "Keep picture {n}", fr: "Garder la photo {n}" },
  "pictures.waiting": { en: "Waiting to be sent", fr: "En attente d’envoi" },
  "pictures.retry": { en: "Send {name} again", fr: "Renvoyer {name}" },
  "pictures.discard": { en: "Do not send {name}", fr: "Ne pas envoyer {name}" },
  "pictures.tooLarge": {
    en: "File size should not exceed {n}MB",
    fr: "La taille du fichier ne doit pas dépasser {n} Mo",
  },
  "pictures.notOne": {
    en: "“{name}” is not a JPEG, PNG or WebP picture.",
    fr: "« {name} » n’est pas une photo JPEG, PNG ou WebP.",
  },
});
