import { useMemo } from "react";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { type Inputs, isFrozen } from "shared-schema/frozen/inputs";
import type { SnapshotBody } from "shared-schema/frozen/schema";
import { assembleInputs } from "./assembleInputs.ts";
import type { Doc } from "./docs.ts";
import { useProfiles, useTaxRows, useYacht } from "./documents.ts";
import { useLive } from "./live.ts";
import { ALL, live } from "./liveDocuments.ts";

/** The frozen copies on this device, by the number of their agreement; undefined while loading. */
export function useSnapshots(): Doc<SnapshotBody>[] | undefined {
  return useLive(live.snapshots.list, ALL);
}

/**
 * Yacht, profiles and tax rows of an agreement: live for a draft, else out of its frozen copy.
 * @param today YYYY-MM-DD, UTC
 * @returns undefined while they are loading, or while the frozen copy has not arrived
 */
export function useInputs(id: number, agreement: AgreementBody, today: string): Inputs | undefined {
  const { status, yacht_id } = agreement;
  const yacht = useYacht(yacht_id);
  const profiles = useProfiles();
  const taxRows = useTaxRows();
  const snapshot = useLive(live.snapshots.one, isFrozen(status) ? String(id) : null);
  return useMemo(() => {
    if (yacht === undefined || !profiles || !taxRows) return undefined;
    const around = { yacht: yacht?.body, profiles, snapshot: snapshot?.body, taxRows, today };
    return assembleInputs({ status }, around) ?? undefined;
  }, [status, snapshot, yacht, profiles, taxRows, today]);
}
