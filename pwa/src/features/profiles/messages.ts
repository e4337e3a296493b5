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
    en: "Your main profile arrives with the first exchange with the server.",
    fr: "Votre profil principal arrive avec le premier échange avec le serveur.",
  },
  "profiles.merge": {
    en: "The profile that came with your invitation stands last. Merging it with another one comes with a later release.",
    fr: "Le profil de votre invitation est le dernier. Sa fusion avec un autre arrivera dans une version ultérieure.",
  },
});
