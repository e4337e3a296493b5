import { GUEST_PREFERENCES, WISH_LABELS } from "shared-schema/guest/labels";
import { defineMessages, prefixed } from "#ui/i18n.ts";

/** Texts of the guest preferences, for the captain and the carrier. */
export const guestMessages = defineMessages({
  "guests.title": GUEST_PREFERENCES,
  "guests.note": {
    en: "Only the captain and the carrier see them. They are on this device, also at sea, and are deleted after the cruise.",
    fr: "Seuls le capitaine et le transporteur les voient. Elles sont sur cet appareil, même en mer, et supprimées après la croisière.",
  },
  "guests.pdf": { en: "Galley sheet as PDF", fr: "Fiche d’office en PDF" },
  "guests.failed": { en: "The galley sheet could not be created.", fr: "La fiche d’office n’a pas pu être produite." },
  "guests.noPassengers": { en: "There are no passengers yet.", fr: "Il n’y a pas encore de passagers." },
  "guests.none": { en: "No preferences entered.", fr: "Aucune préférence saisie." },
  "guests.onBoard": { en: "On board {from} – {to}", fr: "À bord du {from} au {to}" },
  "guests.birthday": { en: "Turns {age} on {date}", fr: "Fête ses {age} ans le {date}" },
  "guests.consent": {
    en: "Consent of {date}, {given, select, GUEST {by the guest} other {on the guest’s behalf}}",
    fr: "Consentement du {date}, {given, select, GUEST {donné par le passager} other {donné pour le passager}}",
  },
  "guests.hidden": {
    en: "Only the captain and the carrier see the guests’ preferences.",
    fr: "Seuls le capitaine et le transporteur voient les préférences des passagers.",
  },
  ...prefixed("guests.wish", WISH_LABELS),
});
