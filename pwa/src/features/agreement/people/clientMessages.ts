import { STAY_FIELDS } from "shared-schema/labels/route";
import { defineMessages, prefixed } from "../../../ui/i18n.ts";

/** Texts of the clients section: the passengers' stays on board. */
export const clientMessages = defineMessages({
  "clients.stays.none": {
    en: "This cruise does not have any embarkation or disembarkation scheduled yet.",
    fr: "Aucun embarquement ni débarquement n’est encore prévu pour cette croisière.",
  },
  "clients.stays.noneOf": {
    en: "No embarkation or disembarkation of {name} yet.",
    fr: "Pas encore d’embarquement ni de débarquement pour {name}.",
  },
  "clients.stay.refused": {
    en: "A stay was refused: {why} Your entry is saved under “Needs you”.",
    fr: "Un séjour a été refusé : {why} Votre saisie est enregistrée sous « À décider ».",
  },
  "clients.tooMany": {
    en: "{count} passengers, but the yacht may carry only {most}.",
    fr: "{count} passagers, mais le yacht ne peut en embarquer que {most}.",
  },
  "clients.stay.add": { en: "Add a stay on board", fr: "Ajouter un séjour à bord" },
  "clients.stay.addFor": { en: "Add a stay on board for {name}", fr: "Ajouter un séjour à bord pour {name}" },
  "clients.stay": { en: "Stay {number} of {name}", fr: "Séjour {number} de {name}" },
  "clients.stay.way": { en: "{from} → {to}", fr: "{from} → {to}" },
  "clients.stay.placeAt": { en: "{place}, {time} local", fr: "{place}, {time} (heure locale)" },
  "clients.stay.placeAtUtc": { en: "{place}, {time} UTC", fr: "{place}, {time} UTC" },
  "clients.stay.edit": { en: "Edit", fr: "Modifier" },
  "clients.stay.editOf": { en: "Edit stay {number} of {name}", fr: "Modifier le séjour {number} de {name}" },
  "clients.stay.close": { en: "Done", fr: "Terminé" },
  "clients.stay.callTimes": { en: "Call: {from} – {to} UTC", fr: "Escale : {from} – {to} UTC" },
  "clients.stay.delete": { en: "Delete stay {number} of {name}", fr: "Supprimer le séjour {number} de {name}" },
  "clients.stay.delete.confirm": {
    en: "Are you sure you want to delete this stay?",
    fr: "Voulez-vous vraiment supprimer ce séjour ?",
  },
  "clients.stay.noCalls": {
    en: "Map the route first: passengers board and leave at its calls.",
    fr: "Tracez d’abord l’itinéraire : les passagers embarquent et débarquent à ses escales.",
  },
  "clients.stay.order": {
    en: "Disembarking call cannot be before boarding call",
    fr: "L’escale de débarquement ne peut pas précéder l’escale d’embarquement",
  },
  "clients.stay.leavesBefore": {
    en: "Disembarking cannot be before boarding. The boarding time is used instead.",
    fr: "Le débarquement ne peut pas précéder l’embarquement. L’heure d’embarquement est utilisée à la place.",
  },
  "clients.stay.embOutside": {
    en: "Boarding time is outside of boarding call's arrival/departure times.",
    fr: "L’heure d’embarquement est hors des heures d’arrivée et de départ de l’escale.",
  },
  "clients.stay.disembOutside": {
    en: "Disembarking time is outside of disembarking call's arrival/departure times.",
    fr: "L’heure de débarquement est hors des heures d’arrivée et de départ de l’escale.",
  },
  "clients.stay.notFrance": {
    en: "The embarkation is not in France: the agreement may not be valid and will not be supported.",
    fr: "L’embarquement n’est pas en France : le contrat peut ne pas être valable et ne sera pas pris en charge.",
  },
  "clients.stay.beforeDelivery": {
    en: "Boarding is before the delivery of the yacht.",
    fr: "L’embarquement précède la livraison du yacht.",
  },
  "clients.stay.afterRedelivery": {
    en: "Disembarking is after the redelivery of the yacht.",
    fr: "Le débarquement suit la restitution du yacht.",
  },
  "clients.stay.same": {
    en: "Embarkation and disembarkation are the same.",
    fr: "L’embarquement et le débarquement sont identiques.",
  },
  ...prefixed("clients.stay.field", STAY_FIELDS),
});
