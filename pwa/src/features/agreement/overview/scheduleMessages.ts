import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of the overview's calendar. */
export const scheduleMessages = defineMessages({
  "schedule.title": { en: "Calendar", fr: "Calendrier" },
  "schedule.note": { en: "Days and times in UTC", fr: "Jours et heures en UTC" },
  "schedule.legend": { en: "What the colours mean", fr: "Signification des couleurs" },
  "schedule.events": { en: "Delivery, calls and redelivery", fr: "Livraison, escales et restitution" },
  "schedule.cruise": { en: "Delivery to redelivery", fr: "De la livraison à la restitution" },
  "schedule.positioning": { en: "Positioning", fr: "Positionnement" },
  "schedule.delivery": { en: "Delivery", fr: "Livraison" },
  "schedule.redelivery": { en: "Redelivery", fr: "Restitution" },
  "schedule.call": { en: "Call", fr: "Escale" },
  "schedule.routing": { en: "Routing call", fr: "Escale de positionnement" },
  "schedule.today": { en: "Today", fr: "Aujourd’hui" },
  "schedule.at": { en: "{what}: {place}", fr: "{what} : {place}" },
  "schedule.stay": { en: "{from} to {to}", fr: "Du {from} au {to}" },
});
