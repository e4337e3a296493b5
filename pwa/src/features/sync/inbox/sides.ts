import type { RefusalCode } from "shared-schema/refusals/catalogue";
import type { InboxBody } from "shared-schema/sync/inbox";

const OTHERS = {
  conflict: "sync.conflict",
  mine: "sync.mine",
  theirs: "sync.theirs",
  withMine: "sync.withMine",
  withTheirs: "sync.withTheirs",
  take: "sync.takeMine",
  keep: "sync.keepTheirs",
} as const;
const OWN = {
  conflict: "sync.ownConflict",
  mine: "sync.later",
  theirs: "sync.first",
  withMine: "sync.withLater",
  withTheirs: "sync.withFirst",
  take: "sync.takeLater",
  keep: "sync.keepFirst",
} as const;

const GUEST = {
  conflict: "sync.guest",
  mine: "sync.sent",
  theirs: "sync.onFile",
  withMine: "sync.withSent",
  withTheirs: "sync.withOnFile",
  take: "sync.accept",
  keep: "sync.keep",
} as const;

/** The code of a value that a passenger sent by a link. */
export const BY_LINK: RefusalCode = "passenger-link.conflict";

/** The code of a conflict with oneself: another device of the same user was first. */
const OWN_CONFLICT: RefusalCode = "edit.own-conflict";

/**
 * Returns the titles of the two sides of a decision. «Yours» says nothing where both are the reader's: the decision is
 * read on both devices, so the sides are told apart by which arrived first.
 */
export function sidesOf({ code, by }: Pick<InboxBody, "code" | "by">) {
  if (code === OWN_CONFLICT) return { ...OWN, who: null };
  if (code === BY_LINK) return { ...GUEST, who: null };
  // Before the server has told who it was, no one is accused.
  return { ...OTHERS, conflict: by === null ? ("sync.changedElsewhere" as const) : OTHERS.conflict, who: by };
}
