import { accessTo } from "shared-schema/agreement/access";
import { done, type Result, refused } from "shared-schema/base/result";
import { type Actor, type Deps, reading } from "../../base/context.ts";
import { viewerOf } from "../../base/viewer.ts";
import { shown } from "../../visibility/shown.ts";

/** Bank statements are for accounts that may record payments on some agreement, and for administrators. */
export function mayImport(deps: Deps, actor: Actor): Result<null> {
  if (actor.is_admin) return done(null);
  const tx = reading(deps);
  const viewer = viewerOf(tx, actor);
  const posts = tx.store.documents
    .allVisibleTo(actor.user_id, "agreements")
    .some((row) => accessTo(shown("agreements", row), viewer).can_post_payments !== "NONE");
  return posts ? done(null) : refused("statement.forbidden");
}
