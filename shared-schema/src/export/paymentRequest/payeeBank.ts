import type { BANK_PRINTED } from "../../agreement/printed.ts";
import type { ProfileBody } from "../../profile/schema.ts";
import { type PeopleOnContract, payees } from "../../terms/parties.ts";

/** The party into whose account a payment request asks for the money. */
export interface PayeeBank {
  profile_id: number;
  profile: ProfileBody;
  bank: Pick<ProfileBody, (typeof BANK_PRINTED)[number]>;
}

/**
 * The payee's bank account: of the first party that the contract names as the recipient of the money, as the ledger has it. From LOCKED
 * on the people are those of the frozen copy. Everything that prints or encodes the account of a request reads it here.
 * @returns null while there is no payee, or none with an account
 */
export function payeeBank(people: PeopleOnContract): PayeeBank | null {
  const [first] = payees(people);
  if (!first?.profile) return null;
  const { profile_id, profile } = first;
  const { bank_name, bank_address, bank_country, account_num, iban, swiftbic } = profile;
  if (!iban?.trim() && !account_num?.trim()) return null;
  return { profile_id, profile, bank: { bank_name, bank_address, bank_country, account_num, iban, swiftbic } };
}
