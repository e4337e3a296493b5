import { GENDER_LABELS, PROFILE_FIELDS } from "shared-schema/labels/profile";
import { defineMessages, prefixed } from "../../ui/i18n.ts";

/** Texts of a person's form, of the picker and of the dialog that adds someone. */
export const profileFormMessages = defineMessages({
  "profileForm.person": { en: "Person", fr: "Personne" },
  "profileForm.representative": { en: "Representative", fr: "Représentant" },
  "profileForm.representativeNote": {
    en: "Director, attorney, manager… It is printed where the representative signs.",
    fr: "Administrateur, avocat, gestionnaire… Elle figure là où le représentant signe.",
  },
  "profileForm.passport": { en: "Passport", fr: "Passeport" },
  "profileForm.company": { en: "Company", fr: "Société" },
  "profileForm.bankWaits": {
    en: "Your new bank details are kept and not in force yet. Confirm that it is you to apply them.",
    fr: "Vos nouvelles coordonnées bancaires sont conservées et ne s’appliquent pas encore. Confirmez votre identité pour les appliquer.",
  },
  "profileForm.bankWaitsOffline": {
    en: "Your new bank details are kept and not in force yet. To apply them, confirm that it is you once there is a connection.",
    fr: "Vos nouvelles coordonnées bancaires sont conservées et ne s’appliquent pas encore. Pour les appliquer, confirmez votre identité dès que la connexion est rétablie.",
  },
  "profileForm.prove": { en: "Confirm that it is you", fr: "Confirmer votre identité" },
  "profileForm.bank": { en: "Bank details", fr: "Coordonnées bancaires" },
  "profileForm.iban.former": {
    en: "{count, plural, one {Agreement {numbers} was} other {Agreements {numbers} were}} locked with another IBAN: {iban}. The contract keeps that one until it is unlocked.",
    fr: "{count, plural, one {Le contrat {numbers} a été verrouillé} other {Les contrats {numbers} ont été verrouillés}} avec un autre IBAN : {iban}, conservé jusqu’au déverrouillage.",
  },
  "profileForm.iban.near": {
    en: "{iban} is on file, and differs in only one or two characters. Compare both with the bank statement.",
    fr: "{iban} est déjà enregistré et ne diffère que d’un ou deux caractères. Comparez les deux au relevé bancaire.",
  },
  "profileForm.locked": {
    en: "This profile is read-only here.",
    fr: "Ce profil est en lecture seule ici.",
  },
  "profileForm.held": {
    en: "A contract prints this profile. Fields that are read-only here can be changed once the agreement is archived. The contract keeps its own copy of the others.",
    fr: "Un contrat mentionne ce profil. Les champs en lecture seule seront modifiables après l’archivage du contrat, qui conserve sa propre copie des autres.",
  },
  "profileForm.passport.EXPIRES": {
    en: "The passport expires on {expiry}, before disembarkation on {until}.",
    fr: "Le passeport expire le {expiry}, avant le débarquement du {until}.",
  },
  "profileForm.passport.SIX_MONTHS": {
    en: "The passport expires on {expiry}, less than six months after disembarkation on {until}. Many countries refuse entry.",
    fr: "Le passeport expire le {expiry}, moins de six mois après le débarquement du {until}. De nombreux pays refusent l’entrée.",
  },
  "profileForm.notFound": { en: "Profile not found", fr: "Profil introuvable" },
  "profileForm.notFoundNote": {
    en: "It was removed, or belongs to someone with whom you share no agreement.",
    fr: "Il a été supprimé, ou appartient à une personne avec qui vous ne partagez aucun contrat.",
  },
  "profileForm.capacityNote": {
    en: "Attorney, manager, captain…",
    fr: "Avocat, gestionnaire, capitaine…",
  },
  "people.pick": { en: "Choose a person", fr: "Choisir une personne" },
  "people.search": { en: "Enter a name or a company", fr: "Saisissez un nom ou une société" },
  "people.none": { en: "No one found", fr: "Aucune personne trouvée" },
  "people.addNew": { en: "Add new", fr: "Ajouter" },
  "people.addContact": { en: "Add Contact", fr: "Ajouter un contact" },
  "people.addPassenger": { en: "Add passenger", fr: "Ajouter un passager" },
  "people.known": {
    en: "{name} already has this email address. A profile will be created from the name alone, without an address or invitation.",
    fr: "{name} a déjà cette adresse e-mail. Un profil sera créé à partir du seul nom, sans adresse ni invitation.",
  },
  "people.create": { en: "Add", fr: "Ajouter" },
  "people.invite": { en: "Send an invitation", fr: "Envoyer une invitation" },
  "people.inviteNote": {
    en: "By email. It lets them claim this contact as their own account.",
    fr: "Par e-mail. Elle leur permet d’activer leur compte à partir de ce contact.",
  },
  ...prefixed("profileForm", PROFILE_FIELDS),
  ...prefixed("profileForm.gender", GENDER_LABELS),
});
