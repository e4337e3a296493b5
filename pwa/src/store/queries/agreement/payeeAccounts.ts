import type { PayeeAccountsBody } from "shared-schema/bank/schema";
import { filledPayeeAccounts } from "shared-schema/visibility/filledPayees";
import { runtime } from "../../database/runtime.ts";
import { useLive } from "../live.ts";
import { numbered } from "../liveDocuments.ts";

const accounts$ = numbered<PayeeAccountsBody>((collections) => collections.payee_accounts, filledPayeeAccounts);

/** The bank details in force of an agreement's payees, and the changes proposed; null where there are none, undefined while loading. */
export function usePayeeAccounts(id: number): PayeeAccountsBody | null | undefined {
  const accounts = useLive(accounts$.one, String(id));
  return accounts ? accounts.body : accounts;
}

/** The same, read once. */
export async function readPayeeAccounts(id: number): Promise<PayeeAccountsBody | null> {
  const { collections } = await runtime();
  const document = await collections.payee_accounts.findOne(String(id)).exec();
  return document && filledPayeeAccounts(document.toMutableJSON().body);
}
