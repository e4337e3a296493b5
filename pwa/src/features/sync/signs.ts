import type { InstallState } from "../../store/app/install.ts";
import type { SyncStatus } from "../../store/status/status.ts";
import type { Text } from "../../ui/i18n.ts";
import type { signMessages } from "./signMessages.ts";

/** One thing that the indicator says. */
export interface Sign {
  state: SyncStatus["state"] | "unready";
  /** The whole sentence. */
  words: string;
  /** The number of changes concerned; 0 where there is nothing to count. */
  count: number;
}

type Status = Pick<
  SyncStatus,
  "state" | "waiting" | "needsYou" | "drafts" | "typed" | "offline" | "received" | "aside" | "problem"
>;

/** All that there is to say of the user's work, the gravest first: no word hides another. */
export function signsOf(status: Status, install: InstallState, t: Text<keyof typeof signMessages>): Sign[] {
  const first: Sign = { state: status.state, words: wordsFor(status, t), count: countOf(status) };
  const signs = [first];
  if (status.offline && status.state !== "offline") {
    const count = status.waiting.length;
    signs.push({ state: "offline", words: t("sync.offline", { count }), count });
  }
  if (status.typed > 0 && status.state !== "typed") signs.push({ state: "typed", words: t("sync.typed"), count: 0 });
  if (install !== "ready") signs.push({ state: "unready", words: t("sync.unready"), count: 0 });
  return signs;
}

function countOf({ state, needsYou, waiting, aside }: Status): number {
  if (state === "attention") return needsYou > 0 ? needsYou : aside.length;
  return state === "offline" ? waiting.length : 0;
}

function wordsFor(status: Status, t: Text<keyof typeof signMessages>): string {
  const { state, waiting, needsYou, drafts, received, aside, problem } = status;
  if (state === "offline") return t("sync.offline", { count: waiting.length });
  if (state === "loading") return t("sync.loading", { count: received });
  if (state !== "attention") return t(`sync.${state}`);
  // Documents that this device cannot keep leave the user nothing to decide.
  if (needsYou === 0 && problem === null && aside.length > 0) return t("sync.notHere", { count: aside.length });
  const draftsAlone = drafts > 0 && drafts === needsYou;
  return draftsAlone ? t("sync.drafts.count", { count: drafts }) : t("sync.attention", { count: needsYou });
}
