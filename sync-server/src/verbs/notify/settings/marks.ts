import { type AlertMarks, MOST_MARKS } from "shared-schema/api/account/alertMarks";
import { done, type Result } from "shared-schema/base/result";
import { noteEvent } from "../../base/audit/note.ts";
import { type Actor, attempt, type Deps, reading } from "../../base/context.ts";

/** The alerts that an account has dismissed, on whichever of its devices. */
export function listMarks(deps: Deps, { user_id }: Actor): AlertMarks {
  return { keys: reading(deps).store.alertMarks.of(user_id, MOST_MARKS) };
}

/**
 * Adds alerts that a device of the account has dismissed. Marks are only ever added, so that devices cannot disagree about them in whichever order
 * they come; the oldest make room.
 */
export function addMarks(deps: Deps, actor: Actor, keys: readonly string[]): Result<AlertMarks> {
  return attempt(deps, (tx) => {
    const { alertMarks } = tx.store;
    const fresh = keys.filter((key) => alertMarks.add(actor.user_id, key, tx.now));
    if (fresh.length > 0) {
      alertMarks.trim(actor.user_id, MOST_MARKS);
      noteEvent(tx, { verb: "account.mark_alerts", user_id: actor.user_id, details: { marks: fresh.length } }, null);
    }
    return done({ keys: alertMarks.of(actor.user_id, MOST_MARKS) });
  });
}
