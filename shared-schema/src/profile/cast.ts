import { z } from "zod";
import { defined } from "../base/defined.ts";
import { ROLES, type Role } from "../base/roles.ts";
import { type ProfileBody, profileBody } from "./schema.ts";

const person = profileBody
  .partial()
  .required({ first_name: true, last_name: true })
  .extend({ account: z.string().nullable() });
const parties = z.record(z.enum(ROLES), z.array(person));

const renamings = z.partialRecord(z.enum(ROLES), z.array(profileBody.partial()));

/** Everybody of the demo, by role. */
export type Cast = Record<Role, DemoPerson[]>;
export interface DemoPerson {
  /** The log-in that owns the profile; null for someone without one. */
  account: string | null;
  profile: Partial<ProfileBody> & Pick<ProfileBody, "first_name" | "last_name">;
}

/** The demo's people, out of the fixture `parties.json`. */
export function castIn(fixture: unknown): Cast {
  const { note: _note, ...people } = z.object({ note: z.string() }).loose().parse(fixture);
  const cast = parties.parse(people);
  const ofRole = (role: Role) => cast[role].map(({ account, ...profile }) => ({ account, profile: defined(profile) }));
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

/** The cast under names that could stand in a contract, out of the fixture `demo-people.json`. */
export function renamed(cast: Cast, fixture: unknown): Cast {
  const { note: _note, ...read } = z.object({ note: z.string() }).loose().parse(fixture);
  const named = renamings.parse(read);
  const entries = ROLES.map((role) => {
    const withNames = cast[role].map(({ account, profile }, index) => ({
      account,
      profile: { ...profile, ...defined(named[role]?.[index] ?? {}) },
    }));
    return [role, withNames] as const;
  });
  return { ...cast, ...Object.fromEntries(entries) };
}
