import { defineMessages } from "../../../ui/i18n.ts";

/** Texts of the lists of parties. */
export const partyMessages = defineMessages({
  "parties.carriers": { en: "Carrier", fr: "Transporteur" },
  "parties.central_agents": { en: "Central agents", fr: "Agents centraux" },
  "parties.captains": { en: "Captains", fr: "Capitaines" },
  "parties.clients": { en: "Clients", fr: "Clients" },
  "parties.passengers": { en: "Passengers", fr: "Passagers" },
  "parties.brokers": { en: "Brokers", fr: "Courtiers" },
  "parties.stakeholders": { en: "Stakeholders", fr: "Parties prenantes" },
  "parties.add.carriers": { en: "Set the carrier", fr: "Désigner le transporteur" },
  "parties.replace.carriers": { en: "Replace the carrier", fr: "Remplacer le transporteur" },
  "parties.add.central_agents": { en: "Add a central agent", fr: "Ajouter un agent central" },
  "parties.add.captains": { en: "Add a captain", fr: "Ajouter un capitaine" },
  "parties.add.clients": { en: "Add a client", fr: "Ajouter un client" },
  "parties.add.passengers": { en: "Add a passenger", fr: "Ajouter un passager" },
  "parties.add.brokers": { en: "Add a broker", fr: "Ajouter un courtier" },
  "parties.add.stakeholders": { en: "Add a stakeholder", fr: "Ajouter une partie prenante" },
  "parties.none.carriers": { en: "No carrier yet.", fr: "Pas encore de transporteur." },
  "parties.none.central_agents": { en: "No central agent yet.", fr: "Pas encore d’agent central." },
  "parties.none.captains": { en: "No captain yet.", fr: "Pas encore de capitaine." },
  "parties.none.clients": { en: "No client assigned yet.", fr: "Aucun client désigné pour le moment." },
  "parties.none.passengers": { en: "No passenger yet.", fr: "Pas encore de passager." },
  "parties.none.brokers": { en: "No broker yet.", fr: "Pas encore de courtier." },
  "parties.none.stakeholders": { en: "No stakeholder yet.", fr: "Pas encore de partie prenante." },
  "parties.hint.stakeholders": {
    en: "Attorneys, managers and others, with their capacity.",
    fr: "Avocats, gestionnaires et autres, avec leur qualité.",
  },
  "parties.unknown": { en: "Person {number}", fr: "Personne {number}" },
  "parties.details": { en: "Details", fr: "Détails" },
  "parties.details.of": { en: "Details of {name}", fr: "Détails de {name}" },
  "parties.remove": { en: "Remove", fr: "Retirer" },
  "parties.remove.of": { en: "Remove {name}", fr: "Retirer {name}" },
  "parties.remove.confirm": {
    en: "Are you sure you want to remove {name} from this agreement?",
    fr: "Voulez-vous vraiment retirer {name} de ce contrat ?",
  },
  "parties.replace.confirm": {
    en: "This agreement has one carrier. Replace {old} by {new}?",
    fr: "Ce contrat a un seul transporteur. Remplacer {old} par {new} ?",
  },
  "parties.missing": {
    en: "{count, plural, one {# field is missing for the contract} other {# fields are missing for the contract}}",
    fr: "{count, plural, one {Il manque # champ pour le contrat} other {Il manque # champs pour le contrat}}",
  },
});
