import type { Plan } from "shared-schema/pricing/plan";
import { useWorkspace } from "./workspace.ts";

interface ShownPlan {
  plan: Plan | null;
  /** The moment of the figures where they are those of the last visit, UTC; null where they are today's. */
  asOf: string | null;
}

/** The plan whose figures are shown: that of the last visit until there is a new one. What rests on it is off meanwhile. */
export function useShownPlan(): ShownPlan {
  const { plan, failed, last } = useWorkspace();
  if (plan !== null || failed || last === null) return { plan, asOf: null };
  return { plan: last.plan, asOf: last.at };
}
