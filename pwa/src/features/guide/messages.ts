import { defineMessages } from "../../ui/i18n.ts";

/** Texts around the chapters of the user guide. */
export const guideMessages = defineMessages({
  "guide.title": { en: "User guide", fr: "Guide d’utilisation" },
  "guide.search": { en: "Search the guide", fr: "Rechercher dans le guide" },
  "guide.found": {
    en: "{count, plural, =0 {Nothing found} one {# passage found} other {# passages found}}",
    fr: "{count, plural, =0 {Aucun résultat} one {# passage trouvé} other {# passages trouvés}}",
  },
  "guide.chapters": { en: "Chapters", fr: "Chapitres" },
  "guide.all": { en: "All chapters", fr: "Tous les chapitres" },
  "guide.help": { en: "Back to help", fr: "Retour à l’aide" },
  "guide.inChapter": { en: "In this chapter", fr: "Dans ce chapitre" },
  "guide.previous": { en: "Previous: {title}", fr: "Précédent : {title}" },
  "guide.next": { en: "Next: {title}", fr: "Suivant : {title}" },
  "guide.notLoaded": {
    en: "This part of the guide is not on this device. Connect to the internet and try again.",
    fr: "Cette partie du guide n’est pas sur cet appareil. Connectez-vous à Internet et réessayez.",
  },
  "guide.retry": { en: "Try again", fr: "Réessayer" },
  "guide.keep": { en: "Keep offline", fr: "Garder hors ligne" },
  "guide.keepNote": {
    en: "Chapters and pictures in both languages, {size} MB.",
    fr: "Chapitres et images dans les deux langues, {size} Mo.",
  },
  "guide.keeping": { en: "{kept} of {files} files kept", fr: "{kept} fichiers sur {files} gardés" },
  "guide.kept": {
    en: "The guide is kept on this device, {size} MB. You can read it offline.",
    fr: "Le guide est gardé sur cet appareil, {size} Mo. Vous pouvez le lire hors ligne.",
  },
  "guide.partly": {
    en: "Only {kept} of {files} files are kept: the connection was lost or this device has no room.",
    fr: "Seuls {kept} fichiers sur {files} sont gardés : la connexion a été perdue ou cet appareil manque d’espace.",
  },
  "guide.remove": { en: "Remove from this device", fr: "Retirer de cet appareil" },
});
