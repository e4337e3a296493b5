import { NO_PAYEE_ACCOUNTS, type PayeeAccountsBody, payeeAccountsBody } from "../bank/schema.ts";
import { isMap, type JsonMap, pick } from "../base/json.ts";
import type { ErasedPerson, RecordRules } from "./recordRules.ts";

/** Bank details in force beside the frozen copy, and changes that are proposed. */
export const payeeAccounts = {
  schema: payeeAccountsBody,
  first: NO_PAYEE_ACCOUNTS,
  pushable: false,
  decide: null,
  audience: {
    readers: "parties",
    // Everybody on the agreement learns that a change is proposed; the details are for the readers of the contract.
    fields: {
      in_force: { each: { details: "contract", approved: "contract" } },
      proposals: {
        each: {
          id: "readers",
          details: "contract",
          former: "contract",
          proposed_by: "readers",
          proposed_at: "readers",
        },
      },
      payee: "contract",
    },
  },
  endsWithAgreement: true,
  erase: { person: withoutPerson, travel: null },
  label: { en: "Payees’ accounts", fr: "Comptes des bénéficiaires" },
  noun: "payee_accounts",
} as const satisfies RecordRules<PayeeAccountsBody>;

function withoutPerson(accounts: JsonMap, { ids }: ErasedPerson): JsonMap {
  const without = (map: unknown) => (isMap(map) ? pick(map, (profile) => !ids.has(profile)) : {});
  const { in_force, proposals } = accounts;
  const isNamed = [in_force, proposals].some((map) => isMap(map) && Object.keys(map).some((id) => ids.has(id)));
  return isNamed ? { ...accounts, in_force: without(in_force), proposals: without(proposals) } : accounts;
}
