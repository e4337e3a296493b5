import { z } from "zod";
import { checkWords } from "../../bank/checkWords.ts";
import type { PayeeBank } from "../../bank/payeeBank.ts";
import { approvableAt } from "../../bank/proposals.ts";
import { bankDetails, type PayeeAccountsBody } from "../../bank/schema.ts";
import { documentNumber } from "../../base/basics.ts";

/** `POST` of a change: the bank details that this profile has are proposed. */
export const bankProposalRequest = z.strictObject({ profile_id: documentNumber });

/** `POST` of an approval. */
export const bankApprovalRequest = z.strictObject({
  /** The proposal that was looked at. */
  proposal: z.uuid(),
  /** The four words that both sides have read out, in English or French. */
  check_words: z.string().max(200),
});

export const bankAccountsView = z.object({
  /** The account that payment requests show; null where no one collects yet. */
  payee: z.object({ profile_id: z.int(), ...bankDetails.shape }).nullable(),
  changes: z.array(
    z.object({
      profile_id: z.int(),
      proposal: z.string(),
      ...bankDetails.shape,
      proposed_at: z.string(),
      /** The earliest approval. */
      approvable_at: z.string(),
      check_words: z.object({ en: z.string(), fr: z.string() }),
    }),
  ),
});
export type BankAccountsView = z.infer<typeof bankAccountsView>;

/** The payee's account and the proposed changes as REST answers them. */
export function toBankAccountsView(
  agreementId: number,
  payee: PayeeBank | null,
  { proposals }: PayeeAccountsBody,
): BankAccountsView {
  const changes = Object.entries(proposals).map(([profile, proposal]) => ({
    ...proposal.details,
    profile_id: Number(profile),
    proposal: proposal.id,
    proposed_at: proposal.proposed_at,
    approvable_at: approvableAt(proposal),
    check_words: checkWords(agreementId, Number(profile), proposal),
  }));
  return { payee: payee && { profile_id: payee.profile_id, ...payee.details }, changes };
}
