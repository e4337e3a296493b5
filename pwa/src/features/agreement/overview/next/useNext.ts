import { useMemo } from "react";
import { isGenerated } from "shared-schema/agreement/status";
import { figuresOfPlan } from "shared-schema/next/figures";
import { type Next, nextOf } from "shared-schema/next/next";
import { peopleFacts } from "shared-schema/next/people";
import { type NextWords, nextWords } from "shared-schema/next/words";
import type { Plan } from "shared-schema/pricing/plan";
import { useInbox } from "#store/inbox/inbox.ts";
import { useApprovals } from "#store/queries/agreement/approvals.ts";
import { isConflictOf } from "#store/queries/agreement/isConflictOf.ts";
import { useViewer } from "#store/queries/documents.ts";
import { useAwaited } from "#store/queries/signing/awaited.ts";
import { useLanguage } from "#ui/i18n.ts";
import { useMissing } from "../../frame/missing/useMissing.ts";
import { useShownPlan } from "../../frame/workspace/useShownPlan.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { useTerms } from "../../moves/useTerms.ts";
import { useNames } from "../../people/useParties.ts";

/** The viewer's next step on the open agreement, with its words. */
export interface ShownNext {
  next: Next;
  words: NextWords;
  /** The first field whose conflict waits for a decision. */
  conflict: string | null;
  /** The moment of the figures and approvals that it rests on, where they are those of the last visit, UTC. */
  asOf: string | null;
}

/**
 * The viewer's next step on the open agreement; only within `TermsProvider`.
 * @returns null where there is none; undefined while it is not known
 */
export function useNext(): ShownNext | null | undefined {
  const { id, agreement, inputs, access } = useWorkspace();
  const basis = useBasis();
  const language = useLanguage();
  const viewer = useViewer();
  const approvals = useApprovals(id);
  const signatures = useAwaited(id);
  const inbox = useInbox();
  const names = useNames();
  const conflicts = (inbox ?? []).filter(({ body }) => isConflictOf(body, id));
  const people = useMemo(
    () => peopleFacts({ agreement, profiles: inputs?.profiles ?? {} }, viewer),
    [agreement, inputs, viewer],
  );
  if (!approvals && access.contract) return undefined;
  if (!signatures || !inputs || !basis) return undefined;
  const { plan, missing, fingerprint, asOf } = basis;
  const facts = {
    agreement,
    approvals: approvals ?? { parties: {}, terms: {} },
    ...{ fingerprint, signatures, ...people },
    ...{ missing, conflicts: conflicts.length },
  };
  const next = nextOf(facts, viewer, new Date().toISOString());
  if (!next) return null;
  const subject = {
    agreement,
    ...(access.contract && plan ? figuresOfPlan(agreement, plan) : { total: null }),
    nameOf: (profileId: number) => names(profileId).name,
  };
  return {
    ...{ next, words: nextWords(next, subject, language), conflict: conflicts[0]?.body.path ?? null },
    asOf,
  };
}

/** The figures and terms on which a step rests. */
interface Basis {
  plan: Plan | null;
  /** The number of missing items; null while it is not known. */
  missing: number | null;
  /** Of the terms; null while it is not known. */
  fingerprint: string | null;
  /** Their moment where they are those of the last visit, UTC. */
  asOf: string | null;
}

/** A draft rests on its plan and on the terms that follow it: until both are there, on those of the last visit. Undefined without them. */
function useBasis(): Basis | undefined {
  const { id, agreement, inputs, access, last, missing: today } = useWorkspace();
  const { plan, asOf } = useShownPlan();
  const { current } = useTerms();
  const before = useMissing(id, agreement, access.contract ? inputs : undefined, asOf === null ? null : plan);
  const fingerprint = current?.fingerprint ?? last?.fingerprint ?? null;
  const missing = plan && (asOf === null ? today : before).paths.length;
  if (isGenerated(agreement.status) || !access.contract) return { plan, missing, fingerprint, asOf: null };
  if (plan === null || fingerprint === null) return undefined;
  return { plan, missing, fingerprint, asOf: current === null ? (last?.at ?? null) : asOf };
}
