import type { Role } from "../agreement/roles.ts";
import { done, type Result, refused } from "../result.ts";
import { isEqual } from "../sync/equal.ts";
import { tooHeavy } from "../sync/size.ts";
import { validate } from "../validation.ts";
import { type YachtBody, yachtBody } from "./schema.ts";

/** How the asking user stands to a yacht. */
export interface YachtStanding {
  user_id: number;
  is_admin: boolean;
  /** The user's roles on agreements that use the yacht. */
  roles: ReadonlySet<Role>;
}

/** Made once: zod compiles a schema when it first parses. Unknown fields of a newer client survive. */
const looseYacht = yachtBody.loose();
const WRITING_ROLES: readonly Role[] = ["carriers", "central_agents", "captains"];
const SERVER_FIELDS = ["version", "locked", "created_by", "created_at", "pictures"] as const;

/** Written by its creator, by admins, and by carriers, central agents and captains of an agreement that uses it. */
export function mayWriteYacht(yacht: YachtBody, standing: YachtStanding): boolean {
  if (yacht.locked) return false;
  if (standing.is_admin || yacht.created_by === standing.user_id) return true;
  return WRITING_ROLES.some((role) => standing.roles.has(role));
}

/** The one rule about a yacht's edits, asked by screen, REST call and push alike. */
export function decideYachtChange(
  before: YachtBody | null,
  after: unknown,
  standing: YachtStanding,
  year: number,
): Result<YachtBody | null> {
  if (before && !mayWriteYacht(before, standing)) return refused("forbidden", "You may not change this yacht.");
  if (after === null) return done(null);
  const heavy = tooHeavy(after);
  if (heavy) return heavy;
  const parsed = validate(looseYacht, after);
  if (!parsed.ok) return parsed;
  const next = parsed.value as YachtBody;
  if (next.year_built !== null && next.year_built > year) {
    return refused("invalid", "The yacht cannot be built in the future.", { year_built: [`must be at most ${year}`] });
  }
  if (!before) {
    if (next.created_by !== standing.user_id || next.locked || next.version !== 0 || next.pictures.length > 0) {
      return refused("invalid", "A new yacht belongs to its creator.", { created_by: ["must be its creator"] });
    }
    return done(next);
  }
  for (const key of SERVER_FIELDS) {
    if (!isEqual(before[key], next[key])) {
      return refused("invalid", `'${key}' is changed by the server alone.`, {
        [key]: ["is changed by the server alone"],
      });
    }
  }
  return done(next);
}
