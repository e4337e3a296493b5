import { defineMessages } from "../../ui/i18n.ts";

/** Texts of the viewer's own profiles. */
export const profilesMessages = defineMessages({
  "profiles.title": { en: "Profiles", fr: "Profils" },
  "profiles.main": { en: "Main profile", fr: "Profil principal" },
  "profiles.add": { en: "Add a profile", fr: "Ajouter un profil" },
  "profiles.unnamed": { en: "Profile {id}", fr: "Profil {id}" },
  "profiles.new": { en: "New profile", fr: "Nouveau profil" },
  "profiles.none": { en: "No profile on this device yet", fr: "Aucun profil sur cet appareil pour l’instant" },
  "profiles.noneNote": {
    en: "Your main profile appears after the first sync with the server.",
    fr: "Votre profil principal apparaît après la première synchronisation avec le serveur.",
  },
  "profiles.merge": {
    en: "The profile from your invitation is the last one. Merging it with another profile is not available yet.",
    fr: "Le profil issu de votre invitation est le dernier. Sa fusion avec un autre n’est pas encore disponible.",
  },
});
