import { useEffect, useState } from "react";
import { said } from "../../../ui/said.ts";
import { draftBody } from "../../../workers/documents/draft.ts";
import { useWorkspace } from "../frame/workspace.ts";

/** The text of the draft as the worker made it; the last one stays while a new one is on its way. */
export interface Draft {
  html: string | null;
  refusal: string | null;
}

/** The worker is asked once somebody stops typing. */
const PAUSE_MS = 400;

/** The draft's text, made anew in the worker whenever the agreement or what follows from it changes. */
export function useDraft(): Draft {
  const { id, agreement, plan } = useWorkspace();
  const [draft, setDraft] = useState<Draft>({ html: null, refusal: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: agreement and plan are what the text is made of
  useEffect(() => {
    let current = true;
    const wait = setTimeout(
      async () => {
        const result = await draftBody(id);
        if (!current) return;
        setDraft((last) =>
          result.ok ? { html: result.value.html, refusal: null } : { ...last, refusal: said(result.refusal) },
        );
      },
      draft.html === null ? 0 : PAUSE_MS,
    );
    return () => {
      current = false;
      clearTimeout(wait);
    };
  }, [id, agreement, plan]);
  return draft;
}
