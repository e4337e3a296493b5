import { AGREEMENT_FIELDS, CONTRACT_TYPE_LABELS } from "shared-schema/labels/agreement";
import { YACHT_FIELDS } from "shared-schema/labels/yacht";
import { defineMessages, prefixed } from "../../../ui/i18n.ts";

const { flag, yard, max_nb_passengers, nb_berth, cruis_spd } = YACHT_FIELDS;

/** Texts of the overview. */
export const overviewMessages = defineMessages({
  "overview.clients": { en: "Client(s)", fr: "Client(s)" },
  "overview.clients.set": { en: "Set client", fr: "Désigner le client" },
  "overview.clients.none": { en: "No client assigned yet.", fr: "Aucun client désigné pour le moment." },
  "overview.clients.others": { en: "{count} others", fr: "{count} autres" },
  "overview.status": { en: "Agreement status", fr: "État du contrat" },
  "overview.generated.contract": { en: "Contract", fr: "Contrat" },
  "overview.generated.addenda": {
    en: "{count, plural, one {Addendum} other {Addenda}}",
    fr: "{count, plural, one {Avenant} other {Avenants}}",
  },
  "overview.fuelFromApa": AGREEMENT_FIELDS.fuel_from_apa,
  "overview.schedule": { en: "Schedule", fr: "Calendrier" },
  "overview.schedule.range": { en: "{from} to {to}", fr: "Du {from} au {to}" },
  "overview.schedule.none": {
    en: "Delivery and redelivery have not been set yet.",
    fr: "La livraison et la restitution ne sont pas encore fixées.",
  },
  "overview.history": { en: "History of changes", fr: "Historique des modifications" },
  "overview.head": { en: "Agreement", fr: "Contrat" },
  "overview.order": {
    en: "Saved, but redelivery is before delivery.",
    fr: "Enregistré, mais la restitution précède la livraison.",
  },
  "overview.map.chart": { en: "Chart of the cruise", fr: "Carte de la croisière" },
  "overview.map.none": {
    en: "The route has not been mapped yet.",
    fr: "L’itinéraire n’est pas encore tracé.",
  },
  "overview.map.open": { en: "Open the route", fr: "Ouvrir l’itinéraire" },
  "overview.yacht": { en: "Yacht", fr: "Yacht" },
  "overview.yacht.none": {
    en: "No yacht has been selected for this cruise.",
    fr: "Aucun yacht n’a été choisi pour cette croisière.",
  },
  "overview.yacht.open": { en: "Open the yacht", fr: "Ouvrir le yacht" },
  "overview.yacht.pick": { en: "Choose a yacht", fr: "Choisir un yacht" },
  "overview.yacht.length": { en: "{loa, number} m over all", fr: "{loa, number} m hors tout" },
  "overview.yacht.knots": { en: "{cruis_spd, number} kt", fr: "{cruis_spd, number} nd" },
  "overview.yacht.particulars": { en: "Particulars", fr: "Caractéristiques" },
  "overview.people.others": { en: "{first} and {count} others", fr: "{first} et {count} autres" },
  "overview.parties": { en: "Parties to the Agreement", fr: "Parties au contrat" },
  "overview.parties.own": { en: "You", fr: "Vous" },
  "overview.parties.others": { en: "Other parties", fr: "Autres parties" },
  "overview.parties.none": { en: "No parties yet.", fr: "Aucune partie pour l’instant." },
  ...prefixed("overview.field", AGREEMENT_FIELDS),
  ...prefixed("overview.ship", { flag, yard, max_nb_passengers, nb_berth, cruis_spd }),
  ...prefixed("overview.type", CONTRACT_TYPE_LABELS),
});
