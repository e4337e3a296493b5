import { CONSENT_TEXTS } from "shared-schema/guest/consent";
import { CURRENT_CONSENT } from "shared-schema/guest/edition";
import { GUEST_PREFERENCES, WISH_LABELS } from "shared-schema/guest/labels";
import { GENDER_LABELS, PROFILE_FIELDS } from "shared-schema/labels/profile";
import { defineMessages } from "../../ui/i18n.ts";

const consent = CONSENT_TEXTS[CURRENT_CONSENT];

/** Texts of the page that a passenger's link opens. */
export const passengerMessages = defineMessages({
  "passenger.title": { en: "Your details for the cruise", fr: "Vos informations pour la croisière" },
  "passenger.titleOn": { en: "Your details for {yacht}", fr: "Vos informations pour {yacht}" },
  "passenger.for": { en: "For {name}", fr: "Pour {name}" },
  "passenger.onBoard": { en: "On board {from} – {to}", fr: "À bord du {from} au {to}" },
  "passenger.onFile": { en: "On file. Leave empty to keep it.", fr: "Déjà renseigné. Laissez vide pour le conserver." },
  "passenger.passport": { en: "Passport", fr: "Passeport" },
  "passenger.passportNote": {
    en: "The passenger list for the port authorities asks for this.",
    fr: "Ces données figurent sur la liste des passagers remise aux autorités portuaires.",
  },
  "passenger.first_name": PROFILE_FIELDS.first_name,
  "passenger.last_name": PROFILE_FIELDS.last_name,
  "passenger.date_of_birth": PROFILE_FIELDS.date_of_birth,
  "passenger.place_of_birth": PROFILE_FIELDS.place_of_birth,
  "passenger.nationality": PROFILE_FIELDS.nationality,
  "passenger.gender": PROFILE_FIELDS.gender,
  "passenger.gender.F": GENDER_LABELS.F,
  "passenger.gender.M": GENDER_LABELS.M,
  "passenger.gender.X": GENDER_LABELS.X,
  "passenger.main_phone": PROFILE_FIELDS.main_phone,
  "passenger.passport_num": PROFILE_FIELDS.passport_num,
  "passenger.passport_country": PROFILE_FIELDS.passport_country,
  "passenger.passport_expiration": PROFILE_FIELDS.passport_expiration,
  "passenger.choose": { en: "Choose", fr: "Choisir" },
  "passenger.expired": {
    en: "The passport expires before you leave the yacht on {date}. Renew it before the cruise.",
    fr: "Le passeport expire avant votre débarquement le {date}. Faites-le renouveler avant la croisière.",
  },
  "passenger.sixMonths": {
    en: "Some countries ask for six months beyond your stay. Check the rules of those on the way.",
    fr: "Certains pays exigent six mois de validité après le séjour. Vérifiez les règles des pays traversés.",
  },
  "passenger.wishes": GUEST_PREFERENCES,
  "passenger.wishesNote": {
    en: "Optional. Only the captain and the carrier see them.",
    fr: "Facultatif. Seuls le capitaine et le transporteur les voient.",
  },
  "passenger.wishesOnFile": {
    en: "Preferences were sent before. New ones replace all of them.",
    fr: "Des préférences ont déjà été envoyées. Les nouvelles les remplacent toutes.",
  },
  "passenger.withdraw": {
    en: "Withdraw my consent and delete the preferences sent before",
    fr: "Retirer mon consentement et supprimer les préférences déjà envoyées",
  },
  "passenger.diet": WISH_LABELS.diet,
  "passenger.diet.like": { en: "Vegetarian, no pork …", fr: "Végétarien, sans porc …" },
  "passenger.allergies": WISH_LABELS.allergies,
  "passenger.allergies.like": { en: "Nuts, shellfish …", fr: "Fruits à coque, crustacés …" },
  "passenger.cabin": WISH_LABELS.cabin,
  "passenger.cabin.like": { en: "Twin beds, near the children …", fr: "Lits jumeaux, près des enfants …" },
  "passenger.occasion": WISH_LABELS.occasion,
  "passenger.occasion.like": { en: "40th birthday on Tuesday …", fr: "40 ans mardi …" },
  "passenger.other": WISH_LABELS.other,
  "passenger.other.like": { en: "Diving, a quiet table …", fr: "Plongée, une table au calme …" },
  "passenger.medical": WISH_LABELS.medical,
  "passenger.medicalNote": {
    en: "Only what the crew must know in an emergency.",
    fr: "Seulement ce que l’équipage doit savoir en cas d’urgence.",
  },
  "passenger.given": { en: "I fill in this form", fr: "Je remplis ce formulaire" },
  "passenger.given.GUEST": { en: "for myself", fr: "pour moi-même" },
  "passenger.given.REPRESENTATIVE": {
    en: "for {name}, who has agreed to what follows",
    fr: "pour {name}, qui a donné son accord à ce qui suit",
  },
  "passenger.consent": consent.wishes,
  "passenger.consentMedical": consent.medical,
  "passenger.consentNeeded": {
    en: "Needed to keep the preferences.",
    fr: "Nécessaire pour conserver les préférences.",
  },
  "passenger.medicalNeeded": {
    en: "Needed to keep the medical note.",
    fr: "Nécessaire pour conserver la note médicale.",
  },
  "passenger.privacy": {
    en: "Passport details and preferences are deleted after the cruise. This link stays open for corrections until {date}.",
    fr: "Les données du passeport et les préférences sont supprimées après la croisière. Ce lien permet de corriger vos informations jusqu’au {date}.",
  },
  "passenger.send": { en: "Send", fr: "Envoyer" },
  "passenger.nothing": { en: "Fill in at least one field.", fr: "Remplissez au moins un champ." },
  "passenger.kept": {
    en: "Not sent: no connection. Your entries stay on this device; send the form when you are online.",
    fr: "Non envoyé : pas de connexion. Votre saisie reste sur cet appareil ; envoyez le formulaire une fois en ligne.",
  },
  "passenger.sent": { en: "Thank you. Your details have been sent.", fr: "Merci. Vos informations ont été envoyées." },
  "passenger.sentNote": {
    en: "You can close this page. To correct something, open the same link again until {date}.",
    fr: "Vous pouvez fermer cette page. Pour corriger une information, rouvrez le même lien jusqu’au {date}.",
  },
  "passenger.correct": { en: "Correct something", fr: "Corriger une information" },
  "passenger.compared": {
    en: "Your charter contact is comparing what you sent.",
    fr: "Votre interlocuteur compare ce que vous avez envoyé.",
  },
  "passenger.otherName": {
    en: "You were {name}. Your charter contact compares another name before it is taken over.",
    fr: "Vous étiez {name}. Votre interlocuteur comparera un autre nom avant de le reprendre.",
  },
  "passenger.waiting": {
    en: "Other values stand for these fields. Your charter contact will compare yours: {fields}.",
    fr: "D’autres valeurs figurent déjà pour ces champs. Votre interlocuteur comparera les vôtres : {fields}.",
  },
  "passenger.offline": {
    en: "The page cannot be opened without a connection. Try again when you are online.",
    fr: "La page ne peut pas s’ouvrir sans connexion. Réessayez une fois en ligne.",
  },
  "passenger.again": { en: "Try again", fr: "Réessayer" },
});
