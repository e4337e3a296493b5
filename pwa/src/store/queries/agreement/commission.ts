import { useMemo } from "react";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { mayReadCommission } from "shared-schema/commission/change";
import { type CommissionBody, NO_COMMISSION } from "shared-schema/commission/schema";
import { useViewer } from "../documents.ts";
import { useLive } from "../live.ts";
import { liveRecords } from "../liveDocuments.ts";

const commissions$ = liveRecords("commissions");

/** The commission of an agreement, the usual one where nothing is entered; null for those who do not see it, undefined while loading. */
export function useCommission(id: number, agreement: AgreementBody): CommissionBody | null | undefined {
  const viewer = useViewer();
  const isSeen = useMemo(() => mayReadCommission(agreement, viewer), [agreement, viewer]);
  const commission = useLive(commissions$.one, String(id));
  if (!isSeen) return null;
  return commission === null ? NO_COMMISSION : commission?.body;
}
