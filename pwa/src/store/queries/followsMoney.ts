import { useMemo } from "react";
import { seesMoney } from "shared-schema/agreement/access";
import { useAgreements, useViewer } from "./documents.ts";

/** Whether the viewer has a money page: administrators, and those who are carrier, broker or central agent somewhere. */
export function useFollowsMoney(): boolean {
  const agreements = useAgreements();
  const viewer = useViewer();
  return useMemo(
    () => viewer.is_admin || (agreements ?? []).some(({ body }) => seesMoney(body, viewer)),
    [agreements, viewer],
  );
}
