import { z } from "zod";
import { countryCode, documentNumber, instant, shortText } from "../base/basics.ts";
import type { BANK_FIELDS, ProfileBody } from "../profile/schema.ts";

/** The bank details of a party, as its profile has them. */
export const bankDetails = z.object({
  bank_name: shortText.nullable(),
  account_num: shortText.nullable(),
  bank_address: shortText.nullable(),
  bank_country: countryCode.nullable(),
  iban: shortText.nullable(),
  swiftbic: shortText.nullable(),
});
export type BankDetails = z.infer<typeof bankDetails>;

/** A change that waits for the approval of a second person. */
const bankProposal = z.object({
  /** Made by the server; each proposal has its own, so that an approval means this one alone. */
  id: z.uuid(),
  details: bankDetails,
  /** The details that it would replace. */
  former: bankDetails,
  proposed_by: z.int(),
  /** UTC; by the server's clock. */
  proposed_at: instant,
});
export type BankProposal = z.infer<typeof bankProposal>;

/**
 * The bank details that the payment requests of an agreement show, where they do not follow from its frozen copy alone, and the
 * changes that are proposed. Only the server writes it, under the agreement's own key (decision 78).
 */
export const payeeAccountsBody = z.object({
  /** By profile. A profile that is not in here has the details of the frozen copy. */
  in_force: z.record(
    z.string(),
    z.object({
      details: bankDetails,
      /** The approval that put them in force; null for details that a generated contract was made with. */
      approved: z.object({ by: z.int(), profile_id: documentNumber, at: instant }).nullable(),
    }),
  ),
  /** By profile. */
  proposals: z.record(z.string(), bankProposal),
  /** The payee of the last generated version, kept until its addendum is generated; null at any other time. */
  payee: documentNumber.nullable(),
});
export type PayeeAccountsBody = z.infer<typeof payeeAccountsBody>;

export const NO_PAYEE_ACCOUNTS: PayeeAccountsBody = { in_force: {}, proposals: {}, payee: null };

/** The bank details in a profile; a field that its reader does not get is null. */
export function bankDetailsOf(profile: Partial<Pick<ProfileBody, (typeof BANK_FIELDS)[number]>>): BankDetails {
  const { bank_name, account_num, bank_address, bank_country, iban, swiftbic } = profile;
  return {
    bank_name: bank_name || null,
    account_num: account_num || null,
    bank_address: bank_address || null,
    bank_country: bank_country || null,
    iban: iban || null,
    swiftbic: swiftbic || null,
  };
}
