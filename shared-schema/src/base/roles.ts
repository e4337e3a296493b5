/** The seven ways in which a profile takes part in an agreement, in the order in which the contract names them. */
export const ROLES = [
  "carriers",
  "central_agents",
  "captains",
  "clients",
  "passengers",
  "brokers",
  "stakeholders",
] as const;
export type Role = (typeof ROLES)[number];

/** Whether a word is the key of a role. */
export function isRole(word: string): word is Role {
  return ROLES.some((role) => role === word);
}

/** `carriers` is single: an agreement has one carrier at most. */
export const SINGLE_ROLES: readonly Role[] = ["carriers"];

/** Key of a party in the aggregate: one profile takes a role once. */
export function partyKey(role: Role, profileId: number): string {
  return `${role}:${profileId}`;
}
