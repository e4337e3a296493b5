import { decideCommissionChange } from "shared-schema/commission/decide";
import { uncut } from "../../base/uncut.ts";
import { viewerOf } from "../../base/viewer.ts";
import { readable } from "../readable.ts";
import type { Rule } from "./rule.ts";

/** Whether a commission may be written so, on an agreement that the actor reads. */
export const decideCommission: Rule = ({ tx, actor, id, row, after }) => {
  const agreement = readable(tx, actor, "agreements", id);
  const before = row ? uncut("commissions", row) : null;
  return decideCommissionChange(before, after, agreement ? uncut("agreements", agreement) : null, viewerOf(tx, actor));
};
