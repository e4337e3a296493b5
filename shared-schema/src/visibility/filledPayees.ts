import { type BankProposal, bankDetailsOf, NO_PAYEE_ACCOUNTS, type PayeeAccountsBody } from "../bank/schema.ts";
import { once } from "./once.ts";

/** The accounts of payees, and the changes that are proposed, with no details where the copy lacks them. */
export const filledPayeeAccounts = once((copy: Partial<PayeeAccountsBody>): PayeeAccountsBody => {
  const proposals = Object.entries(copy.proposals ?? {}).map(([profile, proposal]): [string, BankProposal] => [
    profile,
    // The type has the details even where the copy has not.
    { ...NO_PROPOSED, ...proposal },
  ]);
  return { ...NO_PAYEE_ACCOUNTS, ...copy, proposals: Object.fromEntries(proposals) };
});

const NO_PROPOSED: Partial<BankProposal> = { details: bankDetailsOf({}), former: bankDetailsOf({}) };
