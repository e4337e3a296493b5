import { isEqual } from "shared-schema/base/equal";
import { RECORD_KINDS, type RecordKind } from "shared-schema/records/kinds";
import { rulesOf } from "shared-schema/records/rules";
import type { Tx } from "../base/context.ts";
import { uncut } from "../base/uncut.ts";
import { type Change, following } from "./consequences.ts";
import { writeBeside } from "./writeDocument.ts";

/** The records of an agreement end with it as their kinds say, and lose what belongs to a party that leaves. */
export const followRecords = following("agreements", (tx, change) => {
  const isEnd = change.current === null;
  const hasLeft = (party: string) => !Object.hasOwn(change.current?.parties ?? {}, party);
  if (!isEnd && !Object.keys(change.previous?.parties ?? {}).some(hasLeft)) return;
  for (const kind of RECORD_KINDS) followRecord(tx, change, kind);
});

function followRecord(tx: Tx, change: Change<"agreements">, kind: RecordKind): void {
  const { endsWithAgreement, withoutLeft } = rulesOf(kind);
  const row = tx.store.documents.get(kind, change.id);
  if (!row || row.deleted) return;
  if (change.current === null) {
    if (endsWithAgreement) writeBeside(tx, change, kind, null);
    return;
  }
  const known = uncut(kind, row);
  const kept = withoutLeft?.(known, change.current) ?? known;
  if (!isEqual(kept, known)) writeBeside(tx, change, kind, { ...kept });
}
