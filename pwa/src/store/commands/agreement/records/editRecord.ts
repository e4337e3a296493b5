import { dayOf } from "shared-schema/base/basics";
import type { Result } from "shared-schema/base/result";
import { recordKey } from "shared-schema/records/key";
import type { PushableKind } from "shared-schema/records/kinds";
import { PUSHED, type RecordBody } from "shared-schema/records/rules";
import type { TypedOver } from "shared-schema/sync/typedOver";
import { type Runtime, runtime } from "../../../database/runtime.ts";
import { editDocument, insertDocument } from "../../edit.ts";

type Change<K extends PushableKind> = (before: RecordBody<K>) => Result<RecordBody<K>>;

/** Where records are edited, and by whom. */
type RecordDesk = Pick<Runtime, "viewer" | "now"> & {
  collections: Pick<Runtime["collections"], "agreements" | "records">;
};

/** Edits a record of an agreement under the one rule of its kind; the first edit makes it. */
export async function editRecord<K extends PushableKind>(
  kind: K,
  id: number,
  change: Change<K>,
  typed: TypedOver | null = null,
): Promise<Result<void>> {
  return editRecordIn(await runtime(), kind, id, change, typed);
}

/** The same on a given device. */
export async function editRecordIn<K extends PushableKind>(
  { collections, viewer, now }: RecordDesk,
  kind: K,
  id: number,
  change: Change<K>,
  typed: TypedOver | null = null,
): Promise<Result<void>> {
  const [records, rules, key] = [collections.records[kind], PUSHED[kind], recordKey(kind, String(id))];
  const agreement = (await collections.agreements.findOne(String(id)).exec())?.toMutableJSON().body ?? null;
  const decide = (before: RecordBody<K> | null, after: RecordBody<K>) =>
    rules.decide(before, after, { agreement, viewer: viewer(), today: dayOf(now()) });
  const existing = () => records.findOne(key).exec();
  const edit = () => editDocument(records, key, change, decide, typed);
  if (await existing()) return edit();
  const first = change(rules.first);
  if (!first.ok) return first;
  const made = await insertDocument(records, key, decide(null, first.value));
  // Another edit on this device has made it meanwhile.
  return !made.ok && (await existing()) ? edit() : made;
}
