import { notifications } from "@mantine/notifications";
import { create } from "zustand";
import { type ImportedContacts, importContacts, type Newcomer } from "../../../store/commands/people/importContacts.ts";
import { inWords } from "../../../ui/feedback/refusalMessage.tsx";
import { refusalSentence } from "../../../ui/feedback/sentences.ts";
import type { Text } from "../../../ui/i18n.ts";
import type { importMessages } from "./messages.ts";

interface RunningImport {
  /** The import that is under way: it goes on while other pages are open. Null without one. */
  running: { written: number; total: number } | null;
  /** Whether the page that shows it is open. */
  isShown: boolean;
}

export const useRunningImport = create<RunningImport>()(() => ({ running: null, isShown: false }));

/** Imports people. Where another page is open in the end, a notification says how it went. */
export async function runImport(
  people: readonly Newcomer[],
  t: Text<keyof typeof importMessages>,
): Promise<ImportedContacts | null> {
  if (useRunningImport.getState().running) return null;
  const total = people.length;
  const show = (written: number) => useRunningImport.setState({ running: { written, total } });
  show(0);
  try {
    const { written, refusal } = await importContacts(people, show);
    if (useRunningImport.getState().isShown) return { written, refusal };
    const message = inWords(() =>
      refusal
        ? t("contactImport.stopped", { written: written.size, total, reason: refusalSentence(refusal) })
        : t("contactImport.done", { count: written.size }),
    );
    notifications.show({ ...(refusal && { color: "signal" }), message });
    return { written, refusal };
  } finally {
    useRunningImport.setState({ running: null });
  }
}
