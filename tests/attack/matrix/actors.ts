import type { Role } from "shared-schema/base/roles";
import type { TestClient } from "sync-server/testing/client";
import type { Target } from "../support/target.ts";

/** The demo accounts that hold the seven roles on the agreement under attack. */
export const ROLE_OF = {
  carrier: "carriers",
  central: "central_agents",
  captain: "captains",
  client: "clients",
  passenger: "passengers",
  broker: "brokers",
  stakeholder: "stakeholders",
} as const satisfies Record<string, Role>;

export type Party = keyof typeof ROLE_OF;
export const PARTIES: readonly Party[] = [
  "carrier",
  "central",
  "captain",
  "client",
  "passenger",
  "broker",
  "stakeholder",
];
/** Parties who write the draft (decisions on access, one row a role). */
export const WRITERS: readonly Party[] = ["carrier", "central", "captain", "broker", "stakeholder"];

/** Parties who approve for themselves. */
export const APPROVERS: readonly Party[] = ["carrier", "central", "client", "broker", "stakeholder"];

/** `captainAndClient` is one person with two roles, each through a profile of its own. */
export type ActorName = Party | "captainAndClient" | "anonymous" | "stranger" | "admin";
export const ACTORS: readonly ActorName[] = ["anonymous", "stranger", ...PARTIES, "captainAndClient", "admin"];

export type Actors = Record<ActorName, TestClient>;

/** Everybody logs in once. The stranger has no part in anything, and a confirmed address: without one it would soon be full. */
export async function logInAll(target: Target): Promise<Actors> {
  const [admin, carrier, central, captain, client, passenger, broker, stakeholder] = await Promise.all(
    ["admin", "carrier", "central", "captain", "client", "passenger", "broker", "stakeholder"].map(target.login),
  );
  if (!admin || !carrier || !central || !captain || !client || !passenger || !broker || !stakeholder) {
    throw new Error("The demo's people cannot log in.");
  }
  const parties = { carrier, central, captain, client, passenger, broker, stakeholder };
  const others = { captainAndClient: await target.member(), stranger: await target.member() };
  return { anonymous: target.visitor, ...others, admin, ...parties };
}
