import { termsOf } from "../../agreement/currentTerms.ts";
import { stateAt } from "../../agreement/stateAt.ts";
import type { Tx } from "../../base/context.ts";

/** The fingerprint of an agreement's terms as they stand, the same for every reader of the contract; null where there is none. */
export function fingerprintNow(tx: Tx, id: string): string | null {
  const state = stateAt(tx, id, { revision: Number.MAX_SAFE_INTEGER - 1, at: tx.now });
  return state && termsOf(tx, Number(id), state.agreement, state.inputs).fingerprint;
}
