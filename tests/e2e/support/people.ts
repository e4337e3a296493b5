import type { Role } from "shared-schema/base/roles";
import parties from "shared-schema/fixtures/parties.json" with { type: "json" };

export type Account = "admin" | "broker" | "captain" | "central" | "carrier" | "client" | "passenger" | "stakeholder";

export const PASSWORD = "passerelle-demo";

export function emailOf(account: Account): string {
  return `${account}@demo.passerelle.test`;
}

/** Full names of the demo people in a role, as lists and pickers show them. */
export function namesIn(role: Role): string[] {
  return parties[role].map((person) => `${person.first_name} ${person.last_name}`);
}
