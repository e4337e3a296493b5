import { type ReactNode, useEffect, useMemo, useState } from "react";
import { accessTo } from "shared-schema/agreement/access";
import type { SeenAs } from "shared-schema/api/agreement/parties";
import type { Plan } from "shared-schema/pricing/plan";
import { filledAgreement } from "shared-schema/visibility/filled";
import { planInputOf } from "#store/queries/kept/keptPlans.ts";
import { planWorker } from "#workers/plan/planner.ts";
import { useWorkspace, type Workspace, WorkspaceContext } from "../../frame/workspace/workspace.ts";

const NOTHING = { terms: false, calls: false, payments: false, settlement: false };

/** The context of a section over a copy that someone else gets: planned of that copy alone, with that person's rights to read. */
export function SeenWorkspace({ seen, children }: { seen: SeenAs; children: ReactNode }) {
  const { id, inputs: own, setRoutes } = useWorkspace();
  const agreement = useMemo(() => filledAgreement(seen.agreement), [seen]);
  const inputs = useMemo(() => own && { ...own, yacht: seen.yacht, profiles: seen.profiles }, [own, seen]);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!inputs) return;
    let isWanted = true;
    const { yacht, taxRows, today } = inputs;
    planWorker
      .ask((remote) => remote.plan(planInputOf(agreement, { yacht, taxRows, today })))
      .then(
        (made) => isWanted && setPlan(made),
        () => isWanted && setFailed(true),
      );
    return () => {
      isWanted = false;
    };
  }, [agreement, inputs]);
  const workspace = useMemo<Workspace>(() => {
    const profile_ids = new Set(
      Object.values(agreement.parties).flatMap(({ role, profile_id }) => (seen.roles.includes(role) ? profile_id : [])),
    );
    const access = accessTo(agreement, { user_id: 0, is_admin: false, profile_ids });
    return {
      ...{ id, agreement, inputs, plan, failed, setRoutes, may: NOTHING },
      access: { ...access, editable: () => false },
      ...{ busy: plan === null && !failed, delta: null, last: null, replan: () => {} },
      missing: { paths: [], forTotal: [] },
    };
  }, [id, agreement, inputs, plan, failed, setRoutes, seen]);
  return <WorkspaceContext value={workspace}>{children}</WorkspaceContext>;
}
