import { done, type Result } from "shared-schema/base/result";
import { stamped } from "./recording.ts";

/** Confirms a deduction above the paid deposit, offline too. It cannot be undone. @param amount the one that the screen shows */
export async function confirmDeduction(id: number, amount: number): Promise<Result<void>> {
  return stamped(id, (before, stamp) => done({ ...before, deposit_deduction_confirmed: { amount, ...stamp } }));
}
