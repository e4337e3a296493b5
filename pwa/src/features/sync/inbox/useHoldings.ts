import { useMemo } from "react";
import { useAgreements, useProfiles, useTaxRows, useYachts } from "../../../store/queries/documents.ts";
import { useSnapshots } from "../../../store/queries/inputs.ts";
import { useToday } from "../../../ui/useToday.ts";
import type { Holdings } from "./variants.ts";

/** Returns the documents on this device that figures of any agreement are computed from; null while they are read. */
export function useHoldings(): Holdings | null {
  const agreements = useAgreements();
  const yachts = useYachts();
  const profiles = useProfiles();
  const taxRows = useTaxRows();
  const snapshots = useSnapshots();
  const today = useToday();
  return useMemo(
    () =>
      agreements && yachts && profiles && taxRows && snapshots
        ? { agreements, yachts, profiles, snapshots, taxRows, today }
        : null,
    [agreements, yachts, profiles, snapshots, taxRows, today],
  );
}
