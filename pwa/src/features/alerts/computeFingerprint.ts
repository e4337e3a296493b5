import { isEqual } from "shared-schema/base/equal";
import { readDraftInput } from "../../store/queries/draftInput.ts";
import type { DraftInput } from "../../workers/documents/draftInput.ts";
import { planWorker } from "../../workers/plan/planner.ts";

/** A fingerprint with the input that it was computed of. */
export interface Computed {
  fingerprint: string;
  of: DraftInput;
}

/**
 * The fingerprint of an agreement's terms as they bind.
 * @param last the last one; it is returned while its input is the same
 * @returns null where the agreement, its yacht or one of its parties' profiles is not on this device
 */
export async function fingerprintOnDevice(id: number, last: Computed | undefined): Promise<Computed | null> {
  const read = await readDraftInput(id);
  if (!read.ok || !isComplete(read.value)) return null;
  const input = read.value;
  if (last && isEqual(last.of, input)) return last;
  const { fingerprint } = await planWorker.ask((remote) => remote.terms(input));
  return { fingerprint, of: input };
}

/** Whether all that a draft names is here. The server knows the rest, so that its terms would be others. */
export function isComplete({ agreement, yacht, profiles }: DraftInput): boolean {
  const people = Object.values(agreement.parties).map(({ profile_id }) => profile_id);
  return (agreement.yacht_id === null || yacht !== null) && people.every((number) => profiles[number] !== undefined);
}
