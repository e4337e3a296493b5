import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { Plan } from "shared-schema/pricing/plan";
import { variantOf } from "shared-schema/pricing/whatIf/variant";
import type { Wishes } from "shared-schema/pricing/whatIf/wishes";
import { useYachts } from "#store/queries/documents.ts";
import { planInputOf } from "#store/queries/kept/keptPlans.ts";
import { planWorker } from "#workers/plan/planner.ts";
import { useWorkspace, WorkspaceContext } from "../../frame/workspace/workspace.ts";

interface Props {
  wishes: Wishes;
  /** Gets what asks for the derivation of the figures within. */
  children: (ask: () => void) => ReactNode;
}

/** Makes the figures within tell how they came about in a variant, which is planned once someone asks. */
export function WhyVariant({ wishes, children }: Props) {
  const workspace = useWorkspace();
  const yachts = useYachts();
  const [asked, setAsked] = useState(false);
  const [plan, setPlan] = useState<Plan | null>(null);
  const { agreement, inputs } = workspace;
  const variant = asked ? variantOf(agreement, wishes) : agreement;
  const other = yachts?.find(({ id }) => id === wishes.yacht_id)?.body;
  const yacht = (wishes.yacht_id === null ? inputs?.yacht : other) ?? null;
  const key = JSON.stringify(wishes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which wishes they are
  useEffect(() => {
    if (!asked || !inputs) return;
    let isWanted = true;
    const { taxRows, today } = inputs;
    const input = planInputOf(variantOf(agreement, wishes), { yacht, taxRows, today });
    setPlan(null);
    const take = (made: Plan) => isWanted && setPlan(made);
    planWorker.ask((remote) => remote.plan(input)).then(take, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [asked, agreement, inputs, yacht, key]);
  const ask = useCallback(() => setAsked(true), []);
  const planned = { ...workspace, agreement: variant, inputs: inputs && { ...inputs, yacht }, plan };
  return <WorkspaceContext.Provider value={asked ? planned : workspace}>{children(ask)}</WorkspaceContext.Provider>;
}
