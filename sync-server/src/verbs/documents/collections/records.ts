import type { PushableKind } from "shared-schema/records/kinds";
import { PUSHED } from "shared-schema/records/rules";
import { uncut } from "../../base/uncut.ts";
import { viewerOf } from "../../base/viewer.ts";
import { readable } from "../readable.ts";
import type { Rule } from "./rule.ts";

/** Whether a record of a kind may be written so, on an agreement that the actor reads. */
export function decideRecord<K extends PushableKind>(kind: K): Rule {
  return ({ tx, actor, id, row, after }) => {
    const agreement = readable(tx, actor, "agreements", id);
    return PUSHED[kind].decide(row ? uncut(kind, row) : null, after, {
      agreement: agreement ? uncut("agreements", agreement) : null,
      viewer: viewerOf(tx, actor),
      today: tx.now.slice(0, 10),
    });
  };
}
