import { ROLES, type Role } from "shared-schema/agreement/roles";
import { type ProfileBody, profileBody } from "shared-schema/profile/schema";
import { z } from "zod";
import type { Assets } from "../ports/assets.ts";

const person = profileBody
  .partial()
  .required({ first_name: true, last_name: true })
  .extend({ account: z.string().nullable() });
const parties = z.record(z.enum(ROLES), z.array(person));

/** Everybody of the demo, by role. */
export type Cast = Record<Role, DemoPerson[]>;
export interface DemoPerson {
  /** The log-in that owns the profile; null for somebody without one. */
  account: string | null;
  profile: Partial<ProfileBody> & Pick<ProfileBody, "first_name" | "last_name">;
}

/** The demo's people, out of the fixtures. */
export function readCast(assets: Assets): Cast {
  const { note: _note, ...people } = z.object({ note: z.string() }).loose().parse(assets.fixture("parties.json"));
  const cast = parties.parse(people);
  const ofRole = (role: Role) => cast[role].map(({ account, ...profile }) => ({ account, profile }));
  return {
    carriers: ofRole("carriers"),
    central_agents: ofRole("central_agents"),
    captains: ofRole("captains"),
    clients: ofRole("clients"),
    passengers: ofRole("passengers"),
    brokers: ofRole("brokers"),
    stakeholders: ofRole("stakeholders"),
  };
}
