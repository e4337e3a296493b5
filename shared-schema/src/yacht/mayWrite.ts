import type { Role } from "../base/roles.ts";
import type { YachtBody } from "./schema.ts";

/** A user's relation to a yacht. */
export interface YachtStanding {
  user_id: number;
  is_admin: boolean;
  /** The user's roles on agreements that use the yacht. */
  roles: ReadonlySet<Role>;
}

const WRITING_ROLES: readonly Role[] = ["carriers", "central_agents", "captains"];

/** Written by its creator, by admins, and by carriers, central agents and captains of an agreement that uses it. */
export function mayWriteYacht(yacht: YachtBody, standing: YachtStanding): boolean {
  if (yacht.locked) return false;
  if (standing.is_admin || yacht.created_by === standing.user_id) return true;
  return WRITING_ROLES.some((role) => standing.roles.has(role));
}
