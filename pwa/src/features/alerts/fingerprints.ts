import { create } from "zustand";
import { afterFirstScreen } from "../../base/firstScreen.ts";

/** Fingerprints of terms as they stand on this device, by the number of their agreement. */
export const useFingerprints = create<ReadonlyMap<number, string>>()(() => new Map());

/** Changes come in bursts, while somebody types or a pull arrives. */
const QUIET_MS = 2_000;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Computes the terms of some agreements in a while, one after another, as far as what they follow from has changed. It holds up no first
 * screen, and loads nothing where there are none.
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
    // A worker that failed is asked again with the next change; until then there is no alert.
    const fingerprint = await fingerprintOnDevice(id).catch(() => null);
    if (fingerprint !== null)
      useFingerprints.setState(new Map([...useFingerprints.getState(), [id, fingerprint]]), true);
  }
}
