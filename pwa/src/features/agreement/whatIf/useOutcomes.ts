import { useCallback, useEffect, useMemo, useState } from "react";
import type { VariantOutcome } from "shared-schema/pricing/whatIf/compare";
import { NO_WISHES, type Wishes } from "shared-schema/pricing/whatIf/wishes";
import { useYachts } from "../../../store/queries/documents.ts";
import { planInputOf } from "../../../store/queries/kept/keptPlans.ts";
import { latestWins } from "../../../workers/plan/latestWins.ts";
import { planWorker } from "../../../workers/plan/planner.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";

/** Undefined while it is being calculated, null where the worker could not. */
export type KnownOutcome = VariantOutcome | null | undefined;

interface Made {
  /** What made them: another one when the draft or anything around it has changed. */
  by: (wishes: Wishes) => Promise<VariantOutcome>;
  made: ReadonlyMap<string, VariantOutcome | null>;
}

/** What follows from some wishes, worked out by the plan's worker. */
export interface Outcomes {
  draft: KnownOutcome;
  of(wishes: Wishes): KnownOutcome;
}

/** The outcomes of the draft and of some variants. They are made again when the draft or anything around it changes. */
export function useOutcomes(all: readonly Wishes[]): Outcomes {
  const make = useMaker();
  const [{ by, made }, setMade] = useState<Made>({ by: make, made: new Map() });
  const ask = useMemo(() => {
    const show = (key: string, outcome: VariantOutcome | null) =>
      // An answer to what was asked before the draft changed is dropped.
      setMade((now) => (now.by === make ? { by: make, made: new Map(now.made).set(key, outcome) } : now));
    return latestWins(
      async (wanted: readonly Wishes[]) => {
        for (const wishes of wanted) show(keyOf(wishes), await make(wishes).catch(() => null));
      },
      () => undefined,
    );
  }, [make]);
  useEffect(() => setMade({ by: make, made: new Map() }), [make]);
  const wanted = [NO_WISHES, ...all];
  const open = by === make ? wanted.filter((wishes) => !made.has(keyOf(wishes))) : [];
  const keys = open.map(keyOf).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys say which wishes are open
  useEffect(() => {
    if (open.length > 0) ask(open);
  }, [ask, keys]);
  return { draft: made.get(keyOf(NO_WISHES)), of: (wishes) => made.get(keyOf(wishes)) };
}

function keyOf(wishes: Wishes): string {
  return JSON.stringify(wishes);
}

/** Works one variant out, with the yacht that it wishes. */
function useMaker(): (wishes: Wishes) => Promise<VariantOutcome> {
  const { agreement, inputs } = useWorkspace();
  const yachts = useYachts();
  return useCallback(
    (wishes) => {
      if (!inputs) return Promise.reject(new Error("The inputs are not here yet."));
      const other = yachts?.find(({ id }) => id === wishes.yacht_id)?.body;
      const { taxRows, today } = inputs;
      const yacht = wishes.yacht_id === null ? inputs.yacht : (other ?? null);
      return planWorker.ask((remote) => remote.whatIf(planInputOf(agreement, { yacht, taxRows, today }), wishes));
    },
    [agreement, inputs, yachts],
  );
}
