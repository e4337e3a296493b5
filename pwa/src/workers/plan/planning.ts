import type { Plan, PlanInput } from "shared-schema/pricing/plan";
import { latestWins } from "./latestWins.ts";
import { type LastKnown, meanwhile, type PlanState, planned } from "./planState.ts";

type Input = Omit<PlanInput, "geo">;

interface Parts {
  /** Makes a plan; rejects when it cannot. */
  make(input: Input): Promise<Plan>;
  /** Names what a plan depends on. */
  keyOf(input: Input): string;
  /** The kept plan that was made of what the key names, and the last one whatever it was made of; null where there is none. */
  last(key: string, input: Input): Promise<{ same: Plan | null; last: LastKnown | null }>;
  /** Keeps the answer to the newest input. */
  keep(input: Input, plan: Plan): void;
  show(change: (before: PlanState) => PlanState): void;
}

/**
 * Plans each input; the newest wins. Until the first answer the kept plan of the newest input is shown, and none of an input
 * before it.
 */
export function planning({ make, keyOf, last, keep, show }: Parts): (input: Input) => void {
  let answered = false;
  let newest: string | null = null;
  const plan = latestWins(make, (made, input, more) => {
    answered = true;
    show((before) => planned(before, made, more));
    if (made && !more) keep(input, made);
  });
  const showLast = async (key: string, input: Input) => {
    const kept = await last(key, input);
    if (!answered && newest === key) show((before) => meanwhile(before, kept.same, kept.last));
  };
  return (input) => {
    plan(input);
    if (answered) return;
    const key = keyOf(input);
    if (key === newest) return;
    if (newest !== null) show((before) => ({ ...before, plan: null }));
    newest = key;
    void showLast(key, input);
  };
}
