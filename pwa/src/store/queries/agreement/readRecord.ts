import { recordKey } from "shared-schema/records/key";
import type { RecordKind } from "shared-schema/records/kinds";
import type { RecordBody } from "shared-schema/records/rules";
import type { Collections } from "../../database/stored.ts";

/** Reads the record of a kind that an agreement has; null where there is none on this device. */
export async function readRecord<K extends RecordKind>(
  { records }: Pick<Collections, "records">,
  kind: K,
  agreement: number,
): Promise<RecordBody<K> | null> {
  const document = await records[kind].findOne(recordKey(kind, String(agreement))).exec();
  // RxDB's type of a document with a body of any type is not reduced to that body.
  return document ? (document.toMutableJSON().body as RecordBody<K>) : null;
}
