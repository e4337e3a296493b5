import type { AgreementBody } from "shared-schema/agreement/schema";
import { isEqual } from "shared-schema/base/equal";
import type { TaxRow } from "shared-schema/pricing/tax/rows";
import type { ProfileBody } from "shared-schema/profile/schema";
import type { YachtBody } from "shared-schema/yacht/schema";
import { create } from "zustand";
import { afterFirstScreen } from "../../base/firstScreen.ts";
import type { Computed } from "./computeFingerprint.ts";

/** The last fingerprints that were computed on this device, by the number of their agreement. */
export const useFingerprints = create<ReadonlyMap<number, Computed>>()(() => new Map());

interface Held {
  agreements: readonly { id: number; body: AgreementBody }[];
  yachts: readonly { id: number; body: YachtBody }[];
  profiles: ReadonlyMap<number, ProfileBody>;
  taxRows: readonly TaxRow[];
  /** UTC, `YYYY-MM-DD`. */
  today: string;
}

/** The fingerprints of terms as they stand: one that was computed of something else tells nothing of them. */
export function standingFingerprints(
  computed: ReadonlyMap<number, Computed>,
  { agreements, yachts, profiles, taxRows, today }: Held,
): ReadonlyMap<number, string> {
  const standing = new Map<number, string>();
  for (const { id, body } of agreements) {
    const last = computed.get(id);
    if (!last) continue;
    const { agreement, yacht, profiles: people, taxRows: rows, today: day } = last.of;
    const isCurrent =
      day === today &&
      isEqual(agreement, body) &&
      isEqual(yacht, yachts.find((each) => each.id === body.yacht_id)?.body ?? null) &&
      Object.entries(people).every(([number, person]) => isEqual(person, profiles.get(Number(number)))) &&
      isEqual(rows, taxRows);
    if (isCurrent) standing.set(id, last.fingerprint);
  }
  return standing;
}

/** Changes come in bursts, while someone types or a pull arrives. */
const QUIET_MS = 2_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Computes the terms of some agreements in a while, one after another, as far as their input has changed. It holds up no first screen,
 * and loads nothing where there are none.
 * @returns how to take it back
 */
export function watchFingerprints(agreements: readonly number[]): () => void {
  clearTimeout(timer);
  if (agreements.length > 0) timer = setTimeout(() => void compute(agreements), QUIET_MS);
  return () => clearTimeout(timer);
}

async function compute(agreements: readonly number[]): Promise<void> {
  await afterFirstScreen();
  const { fingerprintOnDevice } = await import("./computeFingerprint.ts");
  for (const id of agreements) {
    const last = useFingerprints.getState().get(id);
    // A worker that failed is asked again with the next change; until then there is no alert.
    const computed = await fingerprintOnDevice(id, last).catch(() => null);
    if (computed !== null && computed !== last)
      useFingerprints.setState(new Map([...useFingerprints.getState(), [id, computed]]), true);
  }
}
