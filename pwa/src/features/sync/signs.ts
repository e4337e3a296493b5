import type { InstallState } from "../../store/install.ts";
import type { SyncStatus } from "../../store/sync/status.ts";
import type { Text } from "../../ui/i18n.ts";
import type { syncMessages } from "./messages.ts";

/** One thing that the indicator says. */
export interface Sign {
  state: SyncStatus["state"] | "unready";
  /** The whole sentence. */
  words: string;
  /** How many changes it is about; 0 where there is nothing to count. */
  count: number;
}

type Status = Pick<SyncStatus, "state" | "waiting" | "needsYou" | "typed" | "offline" | "received">;

/** All that there is to say of the user's work, the gravest first: no word hides another. */
export function signsOf(status: Status, install: InstallState, t: Text<keyof typeof syncMessages>): Sign[] {
  const first: Sign = { state: status.state, words: wordsFor(status, t), count: countOf(status) };
  const offline = { state: "offline", words: t("sync.offline", { count: status.waiting.length }) } as const;
  return [
    first,
    ...(status.offline && status.state !== "offline" ? [{ ...offline, count: status.waiting.length }] : []),
    ...(install === "ready" ? [] : [{ state: "unready" as const, words: t("sync.unready"), count: 0 }]),
  ];
}

function countOf({ state, needsYou, waiting }: Status): number {
  if (state === "attention") return needsYou;
  return state === "offline" ? waiting.length : 0;
}

function wordsFor({ state, waiting, needsYou, typed, received }: Status, t: Text<keyof typeof syncMessages>): string {
  if (state === "offline") return t("sync.offline", { count: waiting.length });
  if (state === "loading") return t("sync.loading", { count: received });
  if (state !== "attention") return t(`sync.${state}`);
  const textsAlone = typed > 0 && typed === needsYou;
  return textsAlone ? t("sync.notKept", { count: typed }) : t("sync.attention", { count: needsYou });
}
