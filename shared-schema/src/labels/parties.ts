import type { Bilingual } from "../base/language.ts";
import type { Role } from "../base/roles.ts";
import type { ProfileBody } from "../profile/schema.ts";

export const ROLE_LABELS: Readonly<Record<Role, Bilingual>> = {
  carriers: { en: "Carrier", fr: "Transporteur" },
  central_agents: { en: "Central agent", fr: "Agent central" },
  captains: { en: "Captain", fr: "Capitaine" },
  clients: { en: "Client", fr: "Client" },
  passengers: { en: "Passenger", fr: "Passager" },
  brokers: { en: "Broker", fr: "Courtier" },
  stakeholders: { en: "Stakeholder", fr: "Séquestre" },
};

/** Headings of lists; an agreement has one carrier. */
export const ROLE_PLURALS: Readonly<Record<Role, Bilingual>> = {
  carriers: ROLE_LABELS.carriers,
  central_agents: { en: "Central agents", fr: "Agents centraux" },
  captains: { en: "Captains", fr: "Capitaines" },
  clients: { en: "Clients", fr: "Clients" },
  passengers: { en: "Passengers", fr: "Passagers" },
  brokers: { en: "Brokers", fr: "Courtiers" },
  stakeholders: { en: "Stakeholders", fr: "Séquestres" },
};

/** Professions that take part as stakeholders, by the words that people enter for them. */
const PROFESSIONS: readonly { words: RegExp; label: Bilingual }[] = [
  { words: /\b(attorney|lawyer|avocate?)\b/i, label: { en: "Attorney", fr: "Avocat" } },
  { words: /\b(manager|gestionnaire)\b/i, label: { en: "Manager", fr: "Gestionnaire" } },
];

/**
 * Returns the label of a party. An attorney or a manager takes part as a stakeholder and is named by the profession;
 * any other capacity is a function in the party's own company.
 */
export function partyLabel(role: Role, profile: Pick<ProfileBody, "capacity"> | null | undefined): Bilingual {
  const capacity = role === "stakeholders" ? profile?.capacity : null;
  const profession = capacity && PROFESSIONS.find(({ words }) => words.test(capacity));
  return profession ? profession.label : ROLE_LABELS[role];
}
