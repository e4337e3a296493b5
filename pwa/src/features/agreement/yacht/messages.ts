import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of the yacht section. */
export const yachtMessages = defineMessages({
  "agreementYacht.title": { en: "Yacht", fr: "Yacht" },
  "agreementYacht.pick": { en: "Yacht of this agreement", fr: "Yacht de ce contrat" },
  "agreementYacht.placeholder": { en: "Search by name or port", fr: "Chercher par nom ou port" },
  "agreementYacht.addNew": { en: "Add new", fr: "Ajouter" },
  "agreementYacht.none": {
    en: "No yacht has been selected for this cruise.",
    fr: "Aucun yacht n’a été choisi pour cette croisière.",
  },
  "agreementYacht.nothing": { en: "No such yacht on this device", fr: "Aucun yacht de ce nom sur cet appareil" },
});
