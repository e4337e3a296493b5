import type { PassportReadView } from "shared-schema/api/privacy/passportReads";
import { done, type Result, refused } from "shared-schema/base/result";
import { ROLES } from "shared-schema/base/roles";
import { nameOf } from "../../base/account/nameOf.ts";
import { type Actor, type Deps, reading } from "../../base/context.ts";
import { readable } from "../../documents/readable.ts";
import { shown } from "../../visibility/shown.ts";

/** As many as a page shows. */
const MOST_SHOWN = 500;

/** Lists the readers of a person's passport, the newest first: for the person, and for administrators. */
export function listPassportReads(deps: Deps, actor: Actor, profileId: number): Result<PassportReadView[]> {
  const tx = reading(deps);
  const row = readable(tx, actor, "profiles", String(profileId));
  if (!row) return refused("profile.not-found");
  if (shown("profiles", row).user_id !== actor.user_id && !actor.is_admin) return refused("passport-read.forbidden");
  return done(
    tx.store.passportReads.ofProfile(row.id, MOST_SHOWN).map(({ kind, at, files, reader_id, roles, agreement_id }) => ({
      ...{ kind, at, files },
      name: nameOf(tx, reader_id) ?? "",
      roles: ROLES.filter((role) => roles.split(",").includes(role)),
      is_admin: roles.split(",").includes("admin"),
      agreement_id: agreement_id === null ? null : Number(agreement_id),
    })),
  );
}
