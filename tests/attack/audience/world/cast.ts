import { ROLES, type Role } from "shared-schema/base/roles";

/** One of so many, from 0. */
export type Choose = (count: number) => number;

/** The accounts of a world. The first seven have the role of their name on both agreements. */
export const PEOPLE = [
  ...(["carrier", "central", "captain", "client", "passenger", "broker", "stakeholder"] as const),
  /** Has two roles on each agreement, through two profiles. */
  "twofold",
  /** Has any role on one agreement, and none on the other. */
  "partner",
  /** Was a party, and is none any more. */
  "former",
  /** Keeps the carrier among the contacts, and is on no agreement. */
  "holder",
  "stranger",
  "admin",
] as const;
export type Name = (typeof PEOPLE)[number];

/** Which agreement: the draft, or the one with a contract. */
export const PLACES = ["draft", "contract"] as const;
export type PlaceName = (typeof PLACES)[number];

/** The roles of each person, one for each profile that is on the agreement. */
export type Seats = Readonly<Record<Name, readonly Role[]>>;
export type Cast = Readonly<Record<PlaceName, Seats>>;

/** The roles that do not depend on chance. */
const OWN: Seats = {
  ...{ carrier: ["carriers"], central: ["central_agents"], captain: ["captains"], client: ["clients"] },
  ...{ passenger: ["passengers"], broker: ["brokers"], stakeholder: ["stakeholders"] },
  ...{ twofold: [], partner: [], former: [], holder: [], stranger: [], admin: [] },
};

/** An agreement has one carrier, whose place is taken. */
const OPEN: readonly Role[] = ROLES.filter((role) => role !== "carriers");

/** Casts the roles that are left to chance. */
export function castOf(choose: Choose): Cast {
  const anyRole = () => OPEN[choose(OPEN.length)] ?? "brokers";
  const two = (): Role[] => {
    const first = anyRole();
    const others = OPEN.filter((role) => role !== first);
    return [first, others[choose(others.length)] ?? "clients"];
  };
  const partnersPlace = PLACES[choose(PLACES.length)];
  const seats = (place: PlaceName): Seats => ({
    ...OWN,
    twofold: two(),
    partner: place === partnersPlace ? [anyRole()] : [],
  });
  return { draft: seats("draft"), contract: seats("contract") };
}
