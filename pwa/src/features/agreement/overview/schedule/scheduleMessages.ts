import { AGREEMENT_FIELDS } from "shared-schema/labels/agreement";
import { WAYPOINT_FIELDS } from "shared-schema/labels/route";
import { defineMessages } from "#ui/i18n.ts";

/** Texts of the overview's calendar. */
export const scheduleMessages = defineMessages({
  "schedule.note": { en: "Days and times in UTC", fr: "Jours et heures en UTC" },
  "schedule.legend": { en: "Colour key", fr: "Légende" },
  "schedule.events": { en: "Delivery, calls and redelivery", fr: "Livraison, escales et restitution" },
  "schedule.cruise": { en: "Delivery to redelivery", fr: "De la livraison à la restitution" },
  "schedule.positioning": WAYPOINT_FIELDS.is_routing,
  "schedule.delivery": AGREEMENT_FIELDS.delivery_date,
  "schedule.redelivery": AGREEMENT_FIELDS.redelivery_date,
  "schedule.call": WAYPOINT_FIELDS.is_call,
  "schedule.routing": { en: "Positioning call", fr: "Escale de convoyage" },
  "schedule.today": { en: "Today", fr: "Aujourd’hui" },
  "schedule.at": { en: "{what}: {place}", fr: "{what} : {place}" },
  "schedule.stay": { en: "{from} to {to}", fr: "Du {from} au {to}" },
});
