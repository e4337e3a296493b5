import { CONTRACT_TYPE_LABELS } from "shared-schema/labels/agreement";
import { defineMessages, prefixed } from "../../ui/i18n.ts";
import { agreementsMessages } from "./messages.ts";

/** Texts of the dialog that creates an agreement, loaded with it. */
export const createMessages = defineMessages({
  ...agreementsMessages,
  "agreements.type": { en: "Contract type", fr: "Type de contrat" },
  "agreements.currency": { en: "Currency", fr: "Devise" },
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
});
