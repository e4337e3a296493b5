import { type ReactNode, useEffect, useState } from "react";
import type { ContractType } from "shared-schema/agreement/schema";
import { draftBody, type MadeDraft } from "#documents/draft.ts";
import { reconnections } from "#store/queries/reconnections.ts";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";

/** The text of the draft as the worker made it; the last one stays while a new one is on its way. */
export interface Draft {
  html: string | null;
  refusal: ReactNode;
}

interface DraftOfAddendum extends Draft {
  /** Why the contract as amended is shown, although the addendum was asked for. */
  withoutAddendum: ReactNode;
}

/** The worker is asked once someone stops typing. */
const PAUSE_MS = 400;

/**
 * The draft's text, made again in the worker whenever the agreement or what follows from it changes.
 * @param template null is the agreement's own
 * @param consolidated asks for the contract as amended, instead of the addendum
 */
export function useDraft(template: ContractType | null, consolidated: boolean): DraftOfAddendum {
  const { id, agreement, plan } = useWorkspace();
  const [draft, setDraft] = useState<DraftOfAddendum>({ html: null, refusal: null, withoutAddendum: null });
  const [attempt, setAttempt] = useState(0);
  const isWaiting = draft.withoutAddendum !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: agreement and plan are what the text is made of
  useEffect(() => {
    let current = true;
    const wait = setTimeout(
      async () => {
        const result = await draftBody(id, template, consolidated);
        if (!current) return;
        setDraft((last) => (result.ok ? shown(result.value) : { ...last, refusal: refusalMessage(result.refusal) }));
      },
      draft.html === null ? 0 : PAUSE_MS,
    );
    return () => {
      current = false;
      clearTimeout(wait);
    };
  }, [id, agreement, plan, template, consolidated, attempt]);
  // The version that the addendum amends can be fetched now.
  useEffect(() => {
    if (!isWaiting) return;
    const subscription = reconnections().subscribe(() => setAttempt((count) => count + 1));
    return () => subscription.unsubscribe();
  }, [isWaiting]);
  return draft;
}

function shown({ html, withoutAddendum }: MadeDraft): DraftOfAddendum {
  return { html, refusal: null, withoutAddendum: withoutAddendum && refusalMessage(withoutAddendum) };
}
