import { notifications } from "@mantine/notifications";
import { create } from "zustand";
import { type ImportOutcome, importContacts, resumeImport } from "../../../store/commands/people/importContacts.ts";
import type { Newcomer } from "../../../store/commands/people/importQueue.ts";
import { inWords } from "../../../ui/feedback/refusalMessage.tsx";
import { refusalSentence } from "../../../ui/feedback/sentences.ts";
import type { Text } from "../../../ui/i18n.ts";
import type { importMessages } from "./messages.ts";
import { refusedBecause } from "./reasons.ts";

type Words = Text<keyof typeof importMessages>;

/** Names of people who are left out that a notification holds. */
const MOST_NAMED = 3;

interface RunningImport {
  /** The import that is under way: it goes on while other pages are open. Null without one. */
  running: { written: number; total: number } | null;
  /** Whether the page that shows it is open. */
  isShown: boolean;
}

export const useRunningImport = create<RunningImport>()(() => ({ running: null, isShown: false }));

/** Imports people. Where another page is open in the end, a notification says how it went. */
export function runImport(file: string, people: readonly Newcomer[], t: Words): Promise<ImportOutcome | null> {
  return run(people.length, (show) => importContacts(file, people, show), t);
}

/** Goes on with an import that was interrupted. */
export function goOn(total: number, t: Words): Promise<ImportOutcome | null> {
  return run(total, resumeImport, t);
}

async function run(
  total: number,
  work: (show: (written: number) => void) => Promise<ImportOutcome>,
  t: Words,
): Promise<ImportOutcome | null> {
  if (useRunningImport.getState().running) return null;
  const show = (written: number) => useRunningImport.setState({ running: { written, total } });
  show(0);
  try {
    const outcome = await work(show);
    if (!useRunningImport.getState().isShown) {
      const { written, refused, refusal } = outcome;
      const message = inWords(() =>
        [
          refusal
            ? t("contactImport.stopped", { written, total, reason: refusalSentence(refusal) })
            : t("contactImport.done", { count: written }),
          ...(refused.length > 0 ? [t("contactImport.setAside", { count: refused.length })] : []),
          ...refused
            .slice(0, MOST_NAMED)
            .map(({ name, refusal: why }) => t("contactImport.setAsideOne", { name, reason: refusedBecause(why, t) })),
        ].join(" "),
      );
      notifications.show({ ...(refusal && { color: "signal" }), message });
    }
    return outcome;
  } finally {
    useRunningImport.setState({ running: null });
  }
}
