import { type ReactNode, useEffect, useState } from "react";
import { comparisonBody } from "#documents/comparison.ts";
import { reconnections } from "#store/queries/reconnections.ts";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import type { Draft } from "../text/useDraft.ts";

interface Made {
  /** The versions that were compared. */
  of: string;
  html: string | null;
  refusal: ReactNode;
}

const NOTHING: Made = { of: "", html: null, refusal: null };

/** The comparison of two versions, made again in the worker when the draft changes, and tried again once there is a connection. */
export function useComparison(from: number, to: number): Draft {
  const { id, agreement, plan } = useWorkspace();
  const [made, setMade] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const of = `${id} ${from} ${to}`;
  const hasFailed = made.of === of && made.refusal !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: agreement and plan are what the draft's text is made of
  useEffect(() => {
    let current = true;
    void comparisonBody({ id, from, to }).then((result) => {
      if (!current) return;
      setMade(
        result.ok
          ? { of, html: result.value, refusal: null }
          : { of, html: null, refusal: refusalMessage(result.refusal) },
      );
    });
    return () => {
      current = false;
    };
  }, [id, from, to, of, agreement, plan, attempt]);
  useEffect(() => {
    if (!hasFailed) return;
    const subscription = reconnections().subscribe(() => setAttempt((count) => count + 1));
    return () => subscription.unsubscribe();
  }, [hasFailed]);
  return made.of === of ? made : NOTHING;
}
