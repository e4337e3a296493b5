import { SERVICE_FIELDS } from "shared-schema/labels/price";
import { defineMessages, prefixed } from "../../../ui/i18n.ts";

/** Texts of the services section. */
export const serviceMessages = defineMessages({
  "services.title": { en: "Extra services", fr: "Services supplémentaires" },
  "services.add": { en: "Add a service", fr: "Ajouter un service" },
  "services.empty": { en: "No extra services yet", fr: "Aucun service supplémentaire pour l’instant" },
  "services.empty.hint": {
    en: "Add extras agreed beyond the yacht itself: a dive guide, a therapist, a helicopter transfer.",
    fr: "Ajoutez les prestations convenues en plus du yacht : un moniteur de plongée, un soin, un transfert en hélicoptère.",
  },
  "services.one": { en: "Service {number}", fr: "Service {number}" },
  "services.delete": { en: "Delete {name}", fr: "Supprimer {name}" },
  "services.delete.confirm": {
    en: "Are you sure you want to delete this service?",
    fr: "Voulez-vous vraiment supprimer ce service ?",
  },
  "services.total": { en: "Services total", fr: "Total des services" },
  ...prefixed("services.field", SERVICE_FIELDS),
});
