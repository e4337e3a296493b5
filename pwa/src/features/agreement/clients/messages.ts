import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of the clients section: the passengers' stays on board. */
export const clientMessages = defineMessages({
  "clients.stays.none": {
    en: "This cruise does not have any embarkation or disembarkation scheduled yet.",
    fr: "Aucun embarquement ni débarquement n’est encore prévu pour cette croisière.",
  },
  "clients.tooMany": {
    en: "{count} passengers, and the yacht may carry {most}.",
    fr: "{count} passagers, et le yacht peut en embarquer {most}.",
  },
  "clients.stay.add": { en: "Add a stay on board", fr: "Ajouter un séjour à bord" },
  "clients.stay.addFor": { en: "Add a stay on board for {name}", fr: "Ajouter un séjour à bord pour {name}" },
  "clients.stay": { en: "Stay {number} of {name}", fr: "Séjour {number} de {name}" },
  "clients.stay.way": { en: "{from}, {start} UTC → {to}, {end} UTC", fr: "{from}, {start} UTC → {to}, {end} UTC" },
  "clients.stay.edit": { en: "Edit", fr: "Modifier" },
  "clients.stay.editOf": { en: "Edit stay {number} of {name}", fr: "Modifier le séjour {number} de {name}" },
  "clients.stay.close": { en: "Done", fr: "Terminé" },
  "clients.stay.callTimes": { en: "The call: {from} – {to} UTC", fr: "L’escale : {from} – {to} UTC" },
  "clients.stay.embCall": { en: "Boarding call", fr: "Escale d’embarquement" },
  "clients.stay.embTime": { en: "Boarding time", fr: "Heure d’embarquement" },
  "clients.stay.disembCall": { en: "Disembarking call", fr: "Escale de débarquement" },
  "clients.stay.disembTime": { en: "Disembarking time", fr: "Heure de débarquement" },
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
    fr: "L’escale de débarquement ne peut précéder celle d’embarquement",
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
});
