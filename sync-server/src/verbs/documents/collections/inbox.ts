import { inboxBody } from "shared-schema/sync/inbox";
import { inboxFields } from "shared-schema/visibility/accountFields";
import { ofOwner } from "./around.ts";
import type { CollectionRules } from "./collection.ts";

/** Refused and conflicting edits. A message of an inbox is its owner's alone, and under no rule. */
export const inbox: CollectionRules = {
  schema: inboxBody,
  decide: null,
  audience: { readers: ofOwner("inbox"), fields: inboxFields },
  erase: {
    person: (body, { message }) => message(body),
    travel: (body, { message }) => message(body),
  },
};
