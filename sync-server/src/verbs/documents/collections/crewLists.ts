import { decideCrewChange } from "shared-schema/crew/decide";
import { uncut } from "../../base/uncut.ts";
import { viewerOf } from "../../base/viewer.ts";
import { readable } from "../readable.ts";
import type { Rule } from "./rule.ts";

/** Whether a crew list may be written so, on an agreement that the actor reads. */
export const decideCrew: Rule = ({ tx, actor, id, row, after }) => {
  const agreement = readable(tx, actor, "agreements", id);
  const before = row ? uncut("crew_lists", row) : null;
  const of = agreement ? uncut("agreements", agreement) : null;
  return decideCrewChange(before, after, of, viewerOf(tx, actor), tx.now.slice(0, 10));
};
