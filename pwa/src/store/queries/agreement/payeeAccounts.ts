import type { PayeeAccountsBody } from "shared-schema/bank/schema";
import { filledPayeeAccounts } from "shared-schema/visibility/filledPayees";
import { runtime } from "../../database/runtime.ts";
import { useLive } from "../live.ts";
import { liveRecords } from "../liveDocuments.ts";
import { readRecord } from "./readRecord.ts";

const accounts$ = liveRecords("payee_accounts", filledPayeeAccounts);

/** The bank details in force of an agreement's payees, and the changes proposed; null where there are none, undefined while loading. */
export function usePayeeAccounts(id: number): PayeeAccountsBody | null | undefined {
  const accounts = useLive(accounts$.one, String(id));
  return accounts ? accounts.body : accounts;
}

/** The same, read once. */
export async function readPayeeAccounts(id: number): Promise<PayeeAccountsBody | null> {
  const { collections } = await runtime();
  const accounts = await readRecord(collections, "payee_accounts", id);
  return accounts && filledPayeeAccounts(accounts);
}
