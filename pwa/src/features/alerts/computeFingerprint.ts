import { readDraftInput } from "../../store/queries/draftInput.ts";
import { planKey } from "../../store/queries/kept/keptPlans.ts";
import { PLANNER, planWorker } from "../../workers/plan/planner.ts";

/** What was computed last of each agreement, and of what. */
const last = new Map<number, { key: string; fingerprint: string }>();

/** The fingerprint of an agreement's terms as they bind; null where the agreement, or something around it, is not on this device. */
export async function fingerprintOnDevice(id: number): Promise<string | null> {
  const read = await readDraftInput(id);
  if (!read.ok) return null;
  const input = read.value;
  const key = `${planKey(PLANNER, input)} ${JSON.stringify(input.profiles)}`;
  const known = last.get(id);
  if (known?.key === key) return known.fingerprint;
  const { fingerprint } = await planWorker.ask((remote) => remote.terms(input));
  last.set(id, { key, fingerprint });
  return fingerprint;
}
