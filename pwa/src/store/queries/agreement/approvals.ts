import { type ApprovalsBody, NO_APPROVALS } from "shared-schema/approval/schema";
import type { Doc } from "../docs.ts";
import { useArrival } from "../documents.ts";
import { useLive } from "../live.ts";
import { ALL, liveRecords } from "../liveDocuments.ts";

const approvals$ = liveRecords("approvals");

/** The approvals on this device, by the number of their agreement; undefined while loading. */
export function useAllApprovals(): Doc<ApprovalsBody>[] | undefined {
  return useLive(approvals$.list, ALL);
}

/** The approvals and looks of an agreement’s parties; undefined while loading. */
export function useApprovals(id: number): ApprovalsBody | undefined {
  const approvals = useLive(approvals$.one, String(id));
  const arrival = useArrival("agreement_records");
  if (approvals) return approvals.body;
  return approvals === null && arrival === "complete" ? NO_APPROVALS : undefined;
}
