import { useMemo } from "react";
import { isGenerated } from "shared-schema/agreement/status";
import { figuresOfPlan } from "shared-schema/next/figures";
import { type Next, nextOf } from "shared-schema/next/next";
import { peopleFacts } from "shared-schema/next/people";
import { type NextWords, nextWords } from "shared-schema/next/words";
import { useInbox } from "#store/inbox/inbox.ts";
import { useApprovals } from "#store/queries/agreement/approvals.ts";
import { isConflictOf } from "#store/queries/agreement/isConflictOf.ts";
import { useViewer } from "#store/queries/documents.ts";
import { useAwaited } from "#store/queries/signing/awaited.ts";
import { useLanguage } from "#ui/i18n.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { useTerms } from "../../moves/useTerms.ts";
import { useNames } from "../../people/useParties.ts";

/** The viewer's next step on the open agreement, with its words. */
export interface ShownNext {
  next: Next;
  words: NextWords;
  /** The first field whose conflict waits for a decision. */
  conflict: string | null;
}

/**
 * The viewer's next step on the open agreement; only within `TermsProvider`.
 * @returns null where there is none; undefined while it is not known
 */
export function useNext(): ShownNext | null | undefined {
  const { id, agreement, inputs, access, plan, missing } = useWorkspace();
  const language = useLanguage();
  const viewer = useViewer();
  const approvals = useApprovals(id);
  const signatures = useAwaited(id);
  const inbox = useInbox();
  const { current } = useTerms();
  const names = useNames();
  const conflicts = (inbox ?? []).filter(({ body }) => isConflictOf(body, id));
  const people = useMemo(
    () => peopleFacts({ agreement, profiles: inputs?.profiles ?? {} }, viewer),
    [agreement, inputs, viewer],
  );
  const isDraft = !isGenerated(agreement.status);
  if (!approvals && access.contract) return undefined;
  if (!signatures || !inputs) return undefined;
  if (isDraft && access.contract && (plan === null || current === null)) return undefined;
  const facts = {
    agreement,
    approvals: approvals ?? { parties: {}, terms: {} },
    ...{ fingerprint: current?.fingerprint ?? null, signatures, ...people },
    ...{ missing: plan ? missing.paths.length : null, conflicts: conflicts.length },
  };
  const next = nextOf(facts, viewer, new Date().toISOString());
  if (!next) return null;
  const subject = {
    agreement,
    ...(access.contract && plan ? figuresOfPlan(agreement, plan) : { total: null }),
    nameOf: (profileId: number) => names(profileId).name,
  };
  return { next, words: nextWords(next, subject, language), conflict: conflicts[0]?.body.path ?? null };
}
