import type { LinkView } from "shared-schema/api/account";
import { done, type Result, refused } from "shared-schema/base/result";
import { type Deps, reading } from "../../base/context.ts";
import { claimable } from "./claim.ts";
import { openLink } from "./tokens.ts";

/** Tells the purpose of a mailed link without using it up: mail scanners open links. */
export function showLink(deps: Deps, token: string): Result<LinkView> {
  const tx = reading(deps);
  const link = openLink(tx, token, ["recovery", "confirmation", "claim"]);
  if (!link.ok) return link;
  const { purpose, email, user_id } = link.value;
  if (purpose === "claim") {
    const profile = claimable(tx, link.value);
    if (!profile.ok) return profile;
  }
  const account = user_id === null ? undefined : tx.store.users.byId(user_id);
  const isOfAddress = account !== undefined && account.deactivated_at === null && account.email === email;
  if (purpose === "recovery" && !isOfAddress) return refused("link.expired");
  if (purpose === "confirmation" && account?.deactivated_at !== null) return refused("link.expired");
  const owner = tx.store.users.byEmail(email);
  const is_taken = owner !== undefined && owner.id !== user_id;
  const is_unproved = isOfAddress && account.confirmed_at === null;
  return done({ purpose, email, is_taken, can_merge: purpose === "claim" || isOfAddress, is_unproved });
}
