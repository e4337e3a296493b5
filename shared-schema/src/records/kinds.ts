/*
 * The kinds of records that hang on an agreement. The rules of each are in a file beside this one, listed in `rules.ts`; the names are
 * here alone, because whatever starts first needs them without the rules.
 */

/** Kinds that people write on their devices. */
const PUSHABLE_KINDS = ["commissions", "crew_lists"] as const;
/** Kinds that the server alone writes: a push of them is refused, and a device sends none. */
const PULL_ONLY_KINDS = [
  "snapshots",
  "approvals",
  "payee_accounts",
  "guest_preferences",
  "awaited_signatures",
] as const;
export const RECORD_KINDS = [...PUSHABLE_KINDS, ...PULL_ONLY_KINDS] as const;

export type PushableKind = (typeof PUSHABLE_KINDS)[number];
export type RecordKind = (typeof RECORD_KINDS)[number];

/** A value for each kind. */
export function forEachKind<Value>(make: (kind: RecordKind) => Value): Record<RecordKind, Value> {
  return forEachOf(RECORD_KINDS, make);
}

/** A value for each kind that people write. */
export function forEachPushable<Value>(make: (kind: PushableKind) => Value): Record<PushableKind, Value> {
  return forEachOf(PUSHABLE_KINDS, make);
}

function forEachOf<K extends RecordKind, Value>(kinds: readonly K[], make: (kind: K) => Value): Record<K, Value> {
  return Object.fromEntries(kinds.map((kind) => [kind, make(kind)])) as Record<K, Value>;
}

/** Whether a name is that of a kind. */
export function isRecordKind(name: string): name is RecordKind {
  return RECORD_KINDS.some((kind) => kind === name);
}

/** Whether people write documents of this name on their devices. */
export function isPushable(name: string): name is PushableKind {
  return PUSHABLE_KINDS.some((kind) => kind === name);
}
