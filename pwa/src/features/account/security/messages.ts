import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of the account's own page and of the notice about its address. */
export const securityMessages = defineMessages({
  "security.title": { en: "Account", fr: "Compte" },
  "security.orders": { en: "Orders and invoices", fr: "Commandes et factures" },
  "security.address": { en: "Email address", fr: "Adresse e-mail" },
  "security.confirmed": { en: "{email} is confirmed.", fr: "{email} est confirmée." },
  "security.unconfirmed": {
    en: "{email} is not confirmed yet. Follow the link that we have sent there: until then no one can add you to an agreement, and you cannot invite anybody.",
    fr: "{email} n’est pas encore confirmée. Suivez le lien que nous y avons envoyé : jusque-là, personne ne peut vous ajouter à un contrat et vous ne pouvez inviter personne.",
  },
  "security.sendAgain": { en: "Send the link again", fr: "Renvoyer le lien" },
  "security.sentAgain": { en: "The link has been sent again.", fr: "Le lien a été renvoyé." },
  "security.password": { en: "Password", fr: "Mot de passe" },
  "security.passwordNote": {
    en: "Changing the password logs out every other device.",
    fr: "Le changement de mot de passe déconnecte tous les autres appareils.",
  },
  "security.current": { en: "Current password", fr: "Mot de passe actuel" },
  "security.new": { en: "New password", fr: "Nouveau mot de passe" },
  "security.change": { en: "Change password", fr: "Changer le mot de passe" },
  "security.changed": {
    en: "The password has been changed. Other devices have been logged out.",
    fr: "Le mot de passe a été changé. Les autres appareils ont été déconnectés.",
  },
  "security.factors": { en: "Second factor", fr: "Second facteur" },
  "security.factorsNote": {
    en: "With a second factor, the password alone does not log in.",
    fr: "Avec un second facteur, le mot de passe ne suffit plus pour se connecter.",
  },
  "security.factorWanted": {
    en: "Administrators need a second factor. Set up an authenticator app or add a passkey to continue.",
    fr: "Les administrateurs doivent avoir un second facteur. Configurez une application d’authentification ou ajoutez une clé d’accès pour continuer.",
  },
  "security.factorAdded": {
    en: "Your account has a second factor now. Keep the recovery codes before you continue.",
    fr: "Votre compte a maintenant un second facteur. Conservez les codes de secours avant de continuer.",
  },
  "security.toAgreements": { en: "Go to your agreements", fr: "Voir vos contrats" },
  "security.devices": { en: "Devices", fr: "Appareils" },
  "security.devicesNote": {
    en: "Log out a device that you do not know or no longer use. Changes that it has not sent yet stay on it.",
    fr: "Déconnectez un appareil que vous ne connaissez pas ou n’utilisez plus. Les modifications qu’il n’a pas encore envoyées y restent.",
  },
  "security.unknownDevice": { en: "Unknown device", fr: "Appareil inconnu" },
  "security.thisDevice": { en: "This device", fr: "Cet appareil" },
  "security.lastSeen": { en: "Last seen {time} UTC", fr: "Dernière activité {time} UTC" },
  "security.loggedIn": { en: "logged in {time} UTC", fr: "connecté depuis le {time} UTC" },
  "security.end": { en: "Log out", fr: "Déconnecter" },
  "security.endNamed": { en: "Log out {device}", fr: "Déconnecter {device}" },
  "security.endOthers": { en: "Log out all other devices", fr: "Déconnecter tous les autres appareils" },
  "security.endOthersQuestion": {
    en: "Do you want to log out all other devices?",
    fr: "Voulez-vous déconnecter tous les autres appareils ?",
  },
  "security.offline": {
    en: "Password, second factor and devices need a connection to the server.",
    fr: "Le mot de passe, le second facteur et les appareils nécessitent une connexion au serveur.",
  },
});
