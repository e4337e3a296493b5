import { isEqual } from "../base/equal.ts";
import { done, fault, type Result, refused, refusedAt } from "../base/result.ts";
import { tooLarge } from "../base/size.ts";
import { refuseInvisible } from "../base/text/names.ts";
import { validate } from "../base/validation.ts";
import { mayWriteYacht, type YachtStanding } from "./mayWrite.ts";
import { type YachtBody, yachtBody } from "./schema.ts";

/** Made once: zod compiles a schema when it first parses. Unknown fields of a newer client survive. */
const looseYacht = yachtBody.loose();
const SERVER_FIELDS = ["version", "locked", "created_by", "created_at", "pictures"] as const;

const NAMES: ReadonlySet<string> = new Set([
  ...(["name", "port_of_registry", "yard", "engine_type"] as const),
  ...(["imo_nb", "mmsi_num", "call_sign", "official_num"] as const),
] satisfies (keyof YachtBody)[]);

/** The one rule about a yacht's edits, asked by screen, REST call and push alike. */
export function decideYachtChange(
  before: YachtBody | null,
  after: unknown,
  standing: YachtStanding,
  year: number,
): Result<YachtBody | null> {
  if (before && !mayWriteYacht(before, standing)) return refused("yacht.read-only");
  if (after === null) return done(null);
  const large = tooLarge(after);
  if (large) return large;
  const parsed = validate(looseYacht, after);
  if (!parsed.ok) return parsed;
  const next = parsed.value;
  const invisible = refuseInvisible(before, next, NAMES);
  if (invisible) return invisible;
  if (next.year_built !== null && next.year_built > year) {
    return refusedAt({ year_built: [fault("at-most", { most: year })] }, "yacht.built-in-future");
  }
  if (!before) {
    if (next.created_by !== standing.user_id || next.locked || next.version !== 0 || next.pictures.length > 0) {
      return refusedAt({ created_by: [fault("foreign-creator")] }, "yacht.foreign-creator");
    }
    return done(next);
  }
  for (const key of SERVER_FIELDS) {
    if (!isEqual(before[key], next[key])) {
      return refusedAt({ [key]: [fault("server-field")] }, "document.server-field", { field: key });
    }
  }
  return done(next);
}
