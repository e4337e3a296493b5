import { ROLE_PLURALS } from "shared-schema/labels/parties";
import { defineMessages, prefixed } from "../../../ui/i18n.ts";

/** Texts of the lists of parties. */
export const partyMessages = defineMessages({
  "parties.add.carriers": { en: "Set the carrier", fr: "Désigner le transporteur" },
  "parties.replace.carriers": { en: "Replace the carrier", fr: "Remplacer le transporteur" },
  "parties.add.central_agents": { en: "Add a central agent", fr: "Ajouter un agent central" },
  "parties.add.captains": { en: "Add a captain", fr: "Ajouter un capitaine" },
  "parties.add.clients": { en: "Add a client", fr: "Ajouter un client" },
  "parties.add.passengers": { en: "Add a passenger", fr: "Ajouter un passager" },
  "parties.add.brokers": { en: "Add a broker", fr: "Ajouter un courtier" },
  "parties.add.stakeholders": { en: "Add a stakeholder", fr: "Ajouter un séquestre, un avocat, un gestionnaire" },
  "parties.none.carriers": { en: "No carrier yet.", fr: "Pas encore de transporteur." },
  "parties.none.central_agents": { en: "No central agent yet.", fr: "Pas encore d’agent central." },
  "parties.none.captains": { en: "No captain yet.", fr: "Pas encore de capitaine." },
  "parties.none.clients": { en: "No client assigned yet.", fr: "Aucun client désigné pour le moment." },
  "parties.none.passengers": { en: "No passenger yet.", fr: "Pas encore de passager." },
  "parties.none.brokers": { en: "No broker yet.", fr: "Pas encore de courtier." },
  "parties.none.stakeholders": { en: "No stakeholder yet.", fr: "Pas encore de séquestre." },
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
  "parties.leave": { en: "Leave agreement", fr: "Quitter le contrat" },
  "parties.leave.confirm": {
    en: "You will lose access to this agreement.",
    fr: "Vous n’aurez plus accès à ce contrat.",
  },
  "parties.rule.carriers": {
    en: "Only the carrier, a central agent or an administrator can change the carrier.",
    fr: "Seuls le transporteur, un agent central ou un administrateur peuvent changer de transporteur.",
  },
  "parties.rule.central": {
    en: "A central agent can change the carrier: only the carrier, a central agent or an administrator can add one.",
    fr: "Un agent central peut changer le transporteur : seuls le transporteur, un agent central ou un administrateur peuvent en ajouter un.",
  },
  "parties.rule.clients": {
    en: "Clients approve the agreement: a captain can add them, but not remove them.",
    fr: "Les clients approuvent le contrat : un capitaine peut les ajouter, mais pas les retirer.",
  },
  "parties.rule.others": {
    en: "This role has more rights than yours: you cannot add or remove anyone in it.",
    fr: "Ce rôle a plus de droits que le vôtre : vous ne pouvez y ajouter ni en retirer personne.",
  },
  "parties.replace.confirm": {
    en: "This agreement has one carrier. Replace {old} with {new}?",
    fr: "Ce contrat n’a qu’un seul transporteur. Remplacer {old} par {new} ?",
  },
  "parties.missing": {
    en: "{count, plural, one {# field is missing for the contract} other {# fields are missing for the contract}}",
    fr: "{count, plural, one {Il manque # champ pour le contrat} other {Il manque # champs pour le contrat}}",
  },
  ...prefixed("parties", ROLE_PLURALS),
});
