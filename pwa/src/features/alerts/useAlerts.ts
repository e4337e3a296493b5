import { useMemo } from "react";
import { type Alert, alertsOf } from "shared-schema/alerts/alerts";
import { useAllApprovals } from "../../store/queries/agreement/approvals.ts";
import { useAgreements, useProfiles, useViewer } from "../../store/queries/documents.ts";
import { useDismissed } from "../../store/queries/kept/alertMarks.ts";
import { useToday } from "../../ui/useToday.ts";

/** The viewer's alerts that were not dismissed, from the data on this device; undefined while it loads. */
export function useAlerts(): Alert[] | undefined {
  const agreements = useAgreements();
  const approvals = useAllApprovals();
  const profiles = useProfiles();
  const dismissed = useDismissed();
  const viewer = useViewer();
  const today = useToday();
  return useMemo(() => {
    if (!agreements || !approvals || !profiles || !dismissed) return undefined;
    const held = {
      agreements,
      approvals: new Map(approvals.map(({ id, body }) => [id, body])),
      profiles: new Map(profiles.map(({ id, body }) => [id, body])),
    };
    return alertsOf(held, viewer, today).filter(({ key }) => !dismissed.has(key));
  }, [agreements, approvals, profiles, dismissed, viewer, today]);
}
