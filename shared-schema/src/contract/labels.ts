import type { Role } from "../agreement/roles.ts";
import type { CallType, ContractType } from "../agreement/schema.ts";
import type { YachtBody } from "../yacht/schema.ts";
import type { Bilingual, TripRow } from "./facts.ts";

export const CONTRACT_TITLES: Record<ContractType, Bilingual> = {
  CRUISE: { fr: "Contrat de croisière", en: "Cruise agreement" },
  CHARTER: { fr: "Contrat de location de yacht", en: "Yacht charter agreement" },
};

export const ROLE_LABELS: Record<Role, Bilingual> = {
  carriers: { fr: "Transporteur", en: "Carrier" },
  central_agents: { fr: "Agent central", en: "Central agent" },
  captains: { fr: "Capitaine", en: "Captain" },
  clients: { fr: "Client", en: "Client" },
  passengers: { fr: "Passager", en: "Passenger" },
  brokers: { fr: "Courtier", en: "Broker" },
  stakeholders: { fr: "Séquestre", en: "Stakeholder" },
};

export const CALL_LABELS: Record<CallType, Bilingual> = {
  CRUISE: { fr: "Prix du contrat", en: "Agreement price" },
  CEA: { fr: "Provision pour frais", en: "Advance Provisioning Allowance" },
  DEPOSIT: { fr: "Dépôt de garantie", en: "Security Deposit" },
};

export const YACHT_TYPE_LABELS: Record<YachtBody["type"], Bilingual> = {
  MOTOR: { fr: "Moteur", en: "Motor" },
  SAIL: { fr: "Voile", en: "Sail" },
};

export const YACHT_STATUS_LABELS: Record<"COMMERCIAL" | "PRIVATE", Bilingual> = {
  COMMERCIAL: { fr: "Commercial", en: "Commercial" },
  PRIVATE: { fr: "Privé", en: "Private" },
};

export const TRIP_LABELS: Record<TripRow["kind"], Bilingual> = {
  NATIONAL: { fr: "National", en: "National" },
  INTERNATIONAL: { fr: "International", en: "International" },
  STATIC: { fr: "À quai ou au mouillage", en: "In port or at anchor" },
  HIRE: { fr: "Location", en: "Hire" },
};

export const LANGUAGES: Record<"en" | "fr", Bilingual> = {
  en: { fr: "anglais", en: "English" },
  fr: { fr: "français", en: "French" },
};

/** «Contract», or the number of the addendum. */
export function versionLabel(version: number): Bilingual {
  if (version === 0) return { fr: "Contrat", en: "Contract" };
  return { fr: `Avenant n°\u00a0${version}`, en: `Addendum no.\u00a0${version}` };
}
