import { useMemo } from "react";
import { accessTo } from "shared-schema/agreement/access";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { type Doc, useAgreements, useViewer } from "../documents.ts";

/** The agreements on which the viewer may record payments; none while they are loading. */
export function usePostedAgreements(): Doc<AgreementBody>[] {
  const agreements = useAgreements();
  const viewer = useViewer();
  return useMemo(
    () => (agreements ?? []).filter(({ body }) => accessTo(body, viewer).can_post_payments !== "NONE"),
    [agreements, viewer],
  );
}
