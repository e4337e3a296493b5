import { useMemo } from "react";
import { byPos } from "shared-schema/agreement/order";
import { fullName } from "shared-schema/profile/schema";
import { useWorkspace } from "../../../frame/workspace/workspace.ts";

/** The clients of the agreement with their names, in their order. */
export function useClients(): { id: number; name: string }[] {
  const { agreement, inputs } = useWorkspace();
  return useMemo(
    () =>
      byPos(agreement.parties).flatMap(([, { role, profile_id }]) => {
        const body = inputs?.profiles[profile_id];
        return role === "clients" && body ? [{ id: profile_id, name: fullName(body) }] : [];
      }),
    [agreement.parties, inputs],
  );
}
