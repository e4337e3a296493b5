import { done, type Result } from "shared-schema/base/result";
import { type CommissionBody, type Instalment, withInstalment } from "shared-schema/commission/schema";
import { runtime } from "../../../database/runtime.ts";
import { editRecord } from "./editRecord.ts";

/** Edits the commission of an agreement. */
export function editCommission(id: number, change: (before: CommissionBody) => CommissionBody): Promise<Result<void>> {
  return editRecord("commissions", id, (before) => done(change(before)));
}

/** Adds an instalment to the commission of a party. */
export async function addInstalment(id: number, instalment: Partial<Instalment>): Promise<Result<void>> {
  const { newId } = await runtime();
  const key = newId();
  return editCommission(id, (before) => withInstalment(before, key, instalment));
}
