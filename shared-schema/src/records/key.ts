import { isRecordKind, type RecordKind } from "./kinds.ts";

/** A record: its kind and its agreement's number. */
interface RecordAddress {
  kind: RecordKind;
  agreement: string;
}

/** The key of a record in `agreement_records`. The kind is part of it, so a record keeps its kind for life. */
export function recordKey(kind: RecordKind, agreement: string): string {
  return `${kind}/${agreement}`;
}

/** Reads a key; null for one of an unknown kind, or of none. */
export function parseRecordKey(key: string): RecordAddress | null {
  const [kind = "", agreement, ...rest] = key.split("/");
  return agreement && rest.length === 0 && isRecordKind(kind) ? { kind, agreement } : null;
}

/** The keys of all records of a kind: from `from`, included, to `to`, excluded. */
export function keysOfKind(kind: RecordKind): { from: string; to: string } {
  // «0» follows «/».
  return { from: `${kind}/`, to: `${kind}0` };
}
