import type { Role } from "shared-schema/base/roles";
import { isIn } from "shared-schema/visibility/audiences/audiences";
import type { DocumentRow } from "../../store/queries/documents.ts";
import type { Link } from "../../store/queries/links.ts";
import type { Actor, Tx } from "../base/context.ts";
import { uncut } from "../base/uncut.ts";
import { readable } from "./readable.ts";

/**
 * Whether an actor may put a profile or a yacht on an agreement, or keep a profile as a contact. Both give away more than sight,
 * a passport's number or a hand on the yacht, so sight alone is not enough: it takes one's own, or a profession around it.
 */
export function mayAddLink(tx: Tx, actor: Actor, { target, target_id }: Pick<Link, "target" | "target_id">): boolean {
  const { links } = tx.store;
  const row = readable(tx, actor, target, target_id);
  if (!row || (target === "profiles" && isUnconfirmed(tx, row))) return false;
  if (actor.is_admin || uncut(target, row).created_by === actor.user_id) return true;
  if (target === "yachts") {
    return worksWith(links.rolesAroundYacht(target_id, actor.user_id));
  }
  if (uncut("profiles", row).user_id === actor.user_id) return true;
  if (links.holdersOfProfile(target_id).includes(actor.user_id)) return true;
  const ties = links.tiesOfProfile(target_id).filter((tie) => tie.user_id === actor.user_id);
  return worksWith(ties.map((tie) => tie.viewer_role));
}

function worksWith(roles: readonly Role[]): boolean {
  return isIn("professionals", { roles, is_admin: false });
}

/** Whether a profile belongs to an account that has not confirmed its address: it has no ties, as it may be anybody's. */
export function isUnconfirmed({ store }: Tx, row: DocumentRow): boolean {
  const { user_id } = uncut("profiles", row);
  return user_id !== null && store.users.byId(user_id)?.confirmed_at === null;
}
