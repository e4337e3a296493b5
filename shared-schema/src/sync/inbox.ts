import { z } from "zod";
import { instant } from "../base/basics.ts";
import { wireRefusal } from "../refusals/wire.ts";

/** A refused or conflicting edit, kept with its reason for its author until decided. Private to its user. */
export const inboxBody = wireRefusal.extend({
  user_id: z.int(),
  kind: z.enum(["conflict", "refused"]),
  collection: z.string().max(40),
  document_id: z.string().max(80),
  /** The title of the document, as text: the document itself may be out of sight by now. */
  title: z.string().max(300),
  op: z.string().max(64),
  /** The field in dispute; empty for the whole document. */
  path: z.string().max(300),
  base: z.unknown(),
  mine: z.unknown(),
  theirs: z.unknown(),
  /** When the server decided, UTC. */
  at: instant,
  /** The author of the current value, when known. */
  by: z.string().max(300).nullable(),
});
export type InboxBody = z.infer<typeof inboxBody>;
