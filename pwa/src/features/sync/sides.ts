import type { InboxBody } from "shared-schema/sync/inbox";
import { OWN_CLASH } from "shared-schema/sync/ownWords";

const OTHERS = {
  clash: "sync.clash",
  mine: "sync.mine",
  theirs: "sync.theirs",
  withMine: "sync.withMine",
  withTheirs: "sync.withTheirs",
  take: "sync.takeMine",
  keep: "sync.keepTheirs",
} as const;
const OWN = {
  clash: "sync.ownClash",
  mine: "sync.later",
  theirs: "sync.first",
  withMine: "sync.withLater",
  withTheirs: "sync.withFirst",
  take: "sync.takeLater",
  keep: "sync.keepFirst",
} as const;

/**
 * What the two sides of a decision are called. «Yours» says nothing where both are the reader's: it is read on both devices, so
 * that they are told apart by which arrived first.
 */
export function sidesOf({ code, by }: Pick<InboxBody, "code" | "by">) {
  if (code === OWN_CLASH) return { ...OWN, who: null };
  // Before the server has told who it was, nobody is accused.
  return { ...OTHERS, clash: by === null ? ("sync.changedElsewhere" as const) : OTHERS.clash, who: by };
}
