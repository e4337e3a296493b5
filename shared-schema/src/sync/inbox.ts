import { z } from "zod";
import { instant } from "../basics.ts";

/** What was refused, or clashed, kept for its author until decided. Private to its user. */
export const inboxBody = z.object({
  user_id: z.int(),
  kind: z.enum(["clash", "refused"]),
  collection: z.string().max(40),
  document_id: z.string().max(80),
  /** What the document is called, as text: the document itself may be out of sight by now. */
  title: z.string().max(300),
  op: z.string().max(64),
  /** The field in dispute; empty for the whole document. */
  path: z.string().max(300),
  code: z.string().max(40),
  message: z.string().max(2_000),
  base: z.unknown(),
  mine: z.unknown(),
  theirs: z.unknown(),
  /** When the server decided, UTC. */
  at: instant,
  /** Who wrote the value that stands, when it is known. */
  by: z.string().max(300).nullable(),
});
export type InboxBody = z.infer<typeof inboxBody>;
