import { isGenerated } from "shared-schema/agreement/status";
import type { Role } from "shared-schema/base/roles";
import { useWorkspace } from "../../frame/workspace/workspace.ts";

/** Returns how many fields of a party the contract lacks. Blanks in a generated contract are no longer to-dos. */
export function useLacks(): (role: Role, index: number) => number {
  const { agreement, missing } = useWorkspace();
  const toDo = isGenerated(agreement.status) ? [] : missing.paths;
  return (role, index) => toDo.filter((path) => path.startsWith(`cruise.${role}.${index}.`)).length;
}
