import type { z } from "zod";
import { approvals } from "./approvals.ts";
import { awaitedSignatures } from "./awaitedSignatures.ts";
import { commissions } from "./commissions.ts";
import { crewLists } from "./crewLists.ts";
import { guestPreferences } from "./guestPreferences.ts";
import { forEachKind, type PushableKind, type RecordKind } from "./kinds.ts";
import { payeeAccounts } from "./payeeAccounts.ts";
import type { PushableRules, RecordRules } from "./recordRules.ts";
import { snapshots } from "./snapshots.ts";

type IsPushed<K extends RecordKind> = { pushable: K extends PushableKind ? true : false };

/** The rules of every kind. A kind without an entry does not compile, nor one that is pushable in one place only. */
export const RECORDS = {
  commissions,
  crew_lists: crewLists,
  snapshots,
  approvals,
  payee_accounts: payeeAccounts,
  guest_preferences: guestPreferences,
  awaited_signatures: awaitedSignatures,
} as const satisfies { readonly [K in RecordKind]: IsPushed<K> };

export type RecordBody<K extends RecordKind> = z.infer<(typeof RECORDS)[K]["schema"]>;

/** The rules of the kinds that people write, with the types of their bodies. */
export const PUSHED: { readonly [K in PushableKind]: PushableRules<RecordBody<K>> } = RECORDS;

/** The rules of a kind that is not known before. */
export function rulesOf(kind: RecordKind): RecordRules<object> {
  return RECORDS[kind];
}

/** A value for each kind, made of its rules. */
export function byKind<Value>(make: (rules: RecordRules<object>) => Value): Record<RecordKind, Value> {
  return forEachKind((kind) => make(rulesOf(kind)));
}
