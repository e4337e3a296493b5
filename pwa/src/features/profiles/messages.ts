import { defineMessages } from "../../ui/i18n.ts";

/** Texts of the viewer's own profiles. */
export const profilesMessages = defineMessages({
  "profiles.title": { en: "Profiles", fr: "Profils" },
  "profiles.requests": { en: "Your requests", fr: "Vos demandes" },
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
    en: "This profile has joined your account. Do you want to merge it with your main profile?",
    fr: "Ce profil a rejoint votre compte. Voulez-vous le fusionner avec votre profil principal ?",
  },
  "profiles.claimed": {
    en: "{count, plural, one {Your profile is ready. You are on this agreement:} other {Your profile is ready. You are on these agreements:}}",
    fr: "{count, plural, one {Votre profil est prêt. Vous figurez sur ce contrat :} other {Votre profil est prêt. Vous figurez sur ces contrats :}}",
  },
  "profiles.claimedAll": { en: "All agreements", fr: "Tous les contrats" },
  "profiles.remove": { en: "Delete profile", fr: "Supprimer le profil" },
  "profiles.removeAsk": {
    en: "Are you sure you want to delete this profile? Agreements that name it keep it.",
    fr: "Voulez-vous vraiment supprimer ce profil ? Les contrats qui le mentionnent le conservent.",
  },
});
