import { useMemo } from "react";
import { accessTo } from "shared-schema/agreement/access";
import { useAgreements, useViewer } from "../documents.ts";

/** Whether the viewer may record payments on some agreement: bank statements are for those alone. */
export function usePostsPayments(): boolean {
  const agreements = useAgreements();
  const viewer = useViewer();
  return useMemo(
    () => viewer.is_admin || (agreements ?? []).some(({ body }) => accessTo(body, viewer).can_post_payments !== "NONE"),
    [agreements, viewer],
  );
}
