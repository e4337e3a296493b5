import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import type { AgreementBody } from "shared-schema/agreement/schema";
import type { Inputs } from "shared-schema/frozen/inputs";
import { keepFingerprint } from "#store/queries/kept/keptPlans.ts";
import { planWorker } from "#workers/plan/planner.ts";
import type { BindingTerms } from "#workers/plan/planOutcome.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { type ComputedTerms, TermsContext } from "../../moves/useTerms.ts";

interface Answer {
  agreement: AgreementBody;
  inputs: Inputs;
  /** Null where the worker failed. */
  terms: BindingTerms | null;
}

/** Has the worker compute the terms once after each edit, for all parts of the section that ask for them. */
export function TermsProvider({ children }: { children: ReactNode }) {
  const { id, agreement, inputs, access } = useWorkspace();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!inputs || !access.contract) return;
    let isWanted = true;
    const receive = (terms: BindingTerms | null) => {
      if (!isWanted) return;
      setAnswer({ agreement, inputs, terms });
      // Where it cannot be kept, the next visit waits for the terms.
      if (terms) keepFingerprint(id, terms.fingerprint).catch(() => undefined);
    };
    planWorker.ask((remote) => remote.terms({ id, agreement, ...inputs })).then(receive, () => receive(null));
    return () => {
      isWanted = false;
    };
  }, [id, agreement, inputs, access.contract, attempt]);
  const retry = useCallback(() => {
    setAnswer(null);
    setAttempt((count) => count + 1);
  }, []);
  const computed = useMemo<ComputedTerms>(() => {
    const terms = answer?.terms ?? null;
    const isCurrent = answer?.agreement === agreement && answer.inputs === inputs;
    return { current: terms && { ...terms, isCurrent }, failed: answer?.terms === null, retry };
  }, [answer, agreement, inputs, retry]);
  return <TermsContext value={computed}>{children}</TermsContext>;
}
