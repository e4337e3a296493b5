import { refused } from "shared-schema/base/result";
import type { PushableKind, RecordKind } from "shared-schema/records/kinds";
import { PUSHED, rulesOf } from "shared-schema/records/rules";
import { uncut } from "../../base/uncut.ts";
import { viewerOf } from "../../base/viewer.ts";
import { readable } from "../readable.ts";
import { onAgreement } from "./around.ts";
import type { CollectionRules, WrittenRules } from "./collection.ts";

/** The records of a kind, by the rules of the kind. */
export function recordsOf(kind: RecordKind): CollectionRules {
  const { schema, audience, erase } = rulesOf(kind);
  return { schema, audience: { readers: onAgreement(kind), fields: audience.fields }, erase, decide: null };
}

/** The same of a kind that people write, on agreements that they read. */
export function writtenRecordsOf<K extends PushableKind>(kind: K): WrittenRules {
  const { decide } = PUSHED[kind];
  return {
    ...recordsOf(kind),
    decide({ tx, actor, id, row, after }) {
      const agreement = readable(tx, actor, "agreements", id);
      return decide(row ? uncut(kind, row) : null, after, {
        agreement: agreement ? uncut("agreements", agreement) : null,
        viewer: viewerOf(tx, actor),
        today: tx.now.slice(0, 10),
      });
    },
    // The rule says so itself to those who see no agreement.
    absent(tx, actor) {
      const unseen = decide(null, null, { agreement: null, viewer: viewerOf(tx, actor), today: "" });
      return unseen.ok ? refused("document.out-of-sight") : unseen;
    },
  };
}
