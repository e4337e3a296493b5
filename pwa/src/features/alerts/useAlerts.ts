import { useEffect, useMemo } from "react";
import { type Alert, alertsOf, type DerivedKind, ownApprovals } from "shared-schema/alerts/alerts";
import type { KycAlertKind } from "shared-schema/kyc/expiry";
import { useAllApprovals } from "../../store/queries/agreement/approvals.ts";
import { useDelegationOffers } from "../../store/queries/asked/delegationOffers.ts";
import { useKycAlerts } from "../../store/queries/asked/kycAlerts.ts";
import { useAgreements, useProfiles, useTaxRows, useViewer, useYachts } from "../../store/queries/documents.ts";
import { useDismissed } from "../../store/queries/kept/alertMarks.ts";
import { useAllAwaited } from "../../store/queries/signing/awaited.ts";
import { useToday } from "../../ui/useToday.ts";
import { standingFingerprints, useFingerprints, watchFingerprints } from "./fingerprints.ts";

/** An alert from the data on this device, or one of evidence or of a delegation, as the server has last said. */
export interface ShownAlert extends Omit<Alert, "kind"> {
  kind: DerivedKind | KycAlertKind | "delegation-offered";
  /** The screen that it leads to, where the server names it. */
  path?: string;
}

/** The viewer's alerts that were not dismissed; undefined while the data on this device loads. */
export function useAlerts(): ShownAlert[] | undefined {
  const evidence = useKycAlerts();
  const offers = useDelegationOffers();
  const agreements = useAgreements();
  const approvals = useAllApprovals();
  const signatures = useAllAwaited();
  const profiles = useProfiles();
  const yachts = useYachts();
  const taxRows = useTaxRows();
  const dismissed = useDismissed();
  const viewer = useViewer();
  const today = useToday();
  const computed = useFingerprints();
  return useMemo(() => {
    if (!agreements || !approvals || !signatures || !profiles || !dismissed) return undefined;
    const people = new Map(profiles.map(({ id, body }) => [id, body]));
    const around = { agreements, yachts: yachts ?? [], profiles: people, taxRows: taxRows ?? [], today };
    const held = {
      agreements,
      approvals: new Map(approvals.map(({ id, body }) => [id, body])),
      signatures: new Map(signatures.map(({ id, body }) => [id, body])),
      profiles: people,
      fingerprints: standingFingerprints(computed, around),
    };
    const shown: ShownAlert[] = [
      ...alertsOf(held, viewer, today),
      ...evidence.map((alert) => ({ ...alert, date: null })),
      ...offers.map(({ id, agreement, about, path }) => ({
        ...{ key: `delegation-offered/${id}`, kind: "delegation-offered" as const, agreement, about, date: null, path },
      })),
    ];
    return shown.filter(({ key }) => !dismissed.has(key));
  }, [
    evidence,
    offers,
    agreements,
    approvals,
    signatures,
    profiles,
    yachts,
    taxRows,
    dismissed,
    viewer,
    today,
    computed,
  ]);
}

/** Has the terms computed of the drafts that the viewer has approved, after each change of what they follow from. */
export function useOutdatedWatch(): void {
  const agreements = useAgreements();
  const approvals = useAllApprovals();
  const profiles = useProfiles();
  const yachts = useYachts();
  const taxRows = useTaxRows();
  const viewer = useViewer();
  const today = useToday();
  // biome-ignore lint/correctness/useExhaustiveDependencies: terms follow from yachts, profiles, tax rows and the day, too
  useEffect(() => {
    if (!agreements || !approvals) return;
    const given = new Map(approvals.map(({ id, body }) => [id, body]));
    const asked = agreements.filter(({ id, body }) => ownApprovals(body, viewer, given.get(id)).length > 0);
    return watchFingerprints(asked.map(({ id }) => id));
  }, [agreements, approvals, profiles, yachts, taxRows, viewer, today]);
}
