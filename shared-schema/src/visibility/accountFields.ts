import type { ContactBody } from "../profile/schema.ts";
import type { ReferenceBody } from "../sync/bodies.ts";
import type { InboxBody } from "../sync/inbox.ts";
import type { Table } from "./audiences/table.ts";

/** Documents of one account, and the tables that every account has. */

export const contactFields = {
  user_id: "readers",
  from_profile_id: "readers",
  profile_id: "readers",
  email: "readers",
  send_invite: "readers",
  created_at: "readers",
  further: "readers",
  imported: "readers",
} as const satisfies Table<ContactBody>;

/** What was refused was cut to its author's sight before it came here. */
export const inboxFields = {
  user_id: "readers",
  kind: "readers",
  collection: "readers",
  document_id: "readers",
  title: "readers",
  op: "readers",
  path: "readers",
  base: "readers",
  mine: "readers",
  theirs: "readers",
  at: "readers",
  by: "readers",
  code: "readers",
  params: "readers",
  fields: "readers",
} as const satisfies Table<InboxBody>;

export const referenceFields = {
  kind: "readers",
  rows: "readers",
  withdrawn: "readers",
} as const satisfies Table<ReferenceBody>;
