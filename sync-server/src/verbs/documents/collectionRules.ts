import { forEachKind, forEachPushable } from "shared-schema/records/kinds";
import type { Collection, WrittenCollection as Written } from "shared-schema/sync/wire";
import { agreements } from "./collections/agreements.ts";
import type { CollectionRules, WrittenRules } from "./collections/collection.ts";
import { contacts } from "./collections/contacts.ts";
import { inbox } from "./collections/inbox.ts";
import { profiles } from "./collections/profiles.ts";
import { recordsOf, writtenRecordsOf } from "./collections/records.ts";
import { reference } from "./collections/reference.ts";
import { yachts } from "./collections/yachts.ts";

/** Collections and kinds of records that people write under a rule. A message of an inbox is its owner's alone. */
export type WrittenCollection = Exclude<Written, "inbox">;

/** The rules of the collections that people write. One without an entry does not compile. */
export const WRITTEN: Readonly<Record<WrittenCollection, WrittenRules>> = {
  agreements,
  yachts,
  profiles,
  contacts,
  ...forEachPushable(writtenRecordsOf),
};

/** The rules of every collection. */
export const RULES: Readonly<Record<Collection, CollectionRules>> = {
  ...forEachKind(recordsOf),
  ...WRITTEN,
  inbox,
  reference,
};

/** The rules of a collection by its name; none for one of a later version. */
export function rulesFor(name: string): CollectionRules | undefined {
  const rules: Readonly<Record<string, CollectionRules>> = RULES;
  return Object.hasOwn(rules, name) ? rules[name] : undefined;
}
