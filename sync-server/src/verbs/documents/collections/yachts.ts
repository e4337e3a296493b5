import { refused } from "shared-schema/base/result";
import { decideYachtChange } from "shared-schema/yacht/change";
import { uncut } from "../../base/uncut.ts";
import type { Rule } from "./rule.ts";

/** Whether a yacht may be written so; one that an agreement uses is not deleted. */
export const decideYacht: Rule = ({ tx, actor, id, row, after }) => {
  // A yacht that is just being made is on no agreement yet.
  const roles = new Set(row ? tx.store.links.rolesAroundYacht(id, actor.user_id) : []);
  const year = new Date(tx.now).getUTCFullYear();
  const verdict = decideYachtChange(row ? uncut("yachts", row) : null, after, { ...actor, roles }, year);
  const used = after === null && tx.store.links.sourcesOf("yachts", id, "agreements").length > 0;
  return verdict.ok && used ? refused("yacht.in-use") : verdict;
};
