import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of the services section. */
export const serviceMessages = defineMessages({
  "services.title": { en: "Extra services", fr: "Services supplémentaires" },
  "services.add": { en: "Add a service", fr: "Ajouter un service" },
  "services.empty": { en: "No extra services yet", fr: "Pas encore de services" },
  "services.empty.hint": {
    en: "Add what is agreed beyond the yacht itself: a dive guide, a therapist, a helicopter transfer.",
    fr: "Ajoutez ce qui est convenu en plus du yacht : un moniteur de plongée, un soin, un transfert en hélicoptère.",
  },
  "services.one": { en: "Service {number}", fr: "Service {number}" },
  "services.name": { en: "Name", fr: "Nom" },
  "services.price": { en: "Price", fr: "Prix" },
  "services.product": { en: "Description", fr: "Description" },
  "services.delete": { en: "Delete {name}", fr: "Supprimer {name}" },
  "services.delete.confirm": {
    en: "Are you sure you want to delete this service?",
    fr: "Voulez-vous vraiment supprimer ce service ?",
  },
  "services.total": { en: "Total of the services", fr: "Total des services" },
});
