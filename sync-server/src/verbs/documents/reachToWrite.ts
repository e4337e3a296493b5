import { accessTo } from "shared-schema/agreement/access";
import { done, type Result, refused } from "shared-schema/base/result";
import { mayWriteProfile } from "shared-schema/profile/mayWrite";
import { mayWriteYacht } from "shared-schema/yacht/mayWrite";
import type { DocumentRow } from "../../store/queries/documents.ts";
import type { Actor, Tx } from "../base/context.ts";
import { uncut } from "../base/uncut.ts";

/** May the actor write this document at all, whatever the edit? A 403 for those who see it alone. */
export function decideReachToWrite(
  store: Tx["store"],
  actor: Actor,
  collection: "agreements" | "yachts" | "profiles",
  row: DocumentRow,
): Result<null> {
  switch (collection) {
    case "agreements": {
      const profile_ids = new Set(store.documents.idsOwnedBy("profiles", actor.user_id).map(Number));
      const { write } = accessTo(uncut("agreements", row), { ...actor, profile_ids });
      return write ? done(null) : refused("agreement.read-only");
    }
    case "yachts": {
      const roles = new Set(store.links.rolesAroundYacht(row.id, actor.user_id));
      return mayWriteYacht(uncut("yachts", row), { ...actor, roles }) ? done(null) : refused("yacht.read-only");
    }
    case "profiles":
      return mayWriteProfile(uncut("profiles", row), actor.user_id) ? done(null) : refused("profile.read-only");
  }
}
