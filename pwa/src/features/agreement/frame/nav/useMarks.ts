import { useWorkspace } from "../workspace/workspace.ts";
import type { NavigationGroup, TabKey } from "./groups.ts";
import { lackingIn, lackingInGroup } from "./lacking.ts";

const NONE: readonly string[] = [];

/** The missing items of the tabs and parts of the open agreement. Only those who may write learn of gaps in the contract. */
export function useMarks() {
  const { access, agreement, missing, plan } = useWorkspace();
  const isCounted = plan !== null && access.write;
  return {
    /** Null for a tab without a mark. */
    ofTab: (tab: TabKey) => (isCounted ? lackingIn(tab, missing, agreement) : null),
    ofGroup: (group: NavigationGroup) => (isCounted ? lackingInGroup(group, missing, agreement) : NONE),
  };
}
