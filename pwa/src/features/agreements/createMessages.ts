import { CONTRACT_TYPE_LABELS } from "shared-schema/labels/agreement";
import { ROLE_LABELS } from "shared-schema/labels/parties";
import { defineMessages, prefixed } from "../../ui/i18n.ts";
import { agreementsMessages } from "./messages.ts";

/** Texts of the dialog that creates an agreement, loaded with it. */
export const createMessages = defineMessages({
  ...agreementsMessages,
  "agreements.type": { en: "Contract type", fr: "Type de contrat" },
  "agreements.currency": { en: "Currency", fr: "Devise" },
  "agreements.later": { en: "Optional", fr: "Facultatif" },
  "agreements.noYacht": { en: "No yacht found", fr: "Aucun yacht trouvé" },
  "agreements.team": { en: "As on her last agreement", fr: "Comme dans son dernier contrat" },
  "agreements.team.member": { en: "{role}: {name}", fr: "{role} : {name}" },
  "agreements.delivery": { en: "Delivery", fr: "Livraison" },
  "agreements.redelivery": { en: "Redelivery", fr: "Restitution" },
  "agreements.local": { en: "local", fr: "locale" },
  "agreements.utc": { en: "{at} UTC", fr: "{at} UTC" },
  "agreements.notDate": { en: "is not a date and time", fr: "n’est pas une date avec heure" },
  "agreements.notInOrder": { en: "is before delivery", fr: "précède la livraison" },
  "agreements.new": { en: "New agreement", fr: "Nouveau contrat" },
  "agreements.createIt": { en: "Create", fr: "Créer" },
  "agreements.like": { en: "Copy from", fr: "Copier depuis" },
  "agreements.like.note": {
    en: "Optional. Yacht, parties, route, prices and services are taken; dates and payments are not.",
    fr: "Facultatif. Le yacht, les parties, l’itinéraire, les prix et les services sont repris ; les dates et les paiements ne le sont pas.",
  },
  "agreements.like.nothing": { en: "No agreement found", fr: "Aucun contrat trouvé" },
  "agreements.advanced": { en: "Advanced", fr: "Options avancées" },
  ...prefixed("agreements", CONTRACT_TYPE_LABELS),
  ...prefixed("agreements.role", ROLE_LABELS),
});
