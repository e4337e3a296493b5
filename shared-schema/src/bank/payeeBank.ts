import type { AgreementBody } from "../agreement/schema.ts";
import type { Role } from "../base/roles.ts";
import type { ProfileBody } from "../profile/schema.ts";
import { payees } from "../terms/parties.ts";
import { type BankDetails, type BankProposal, bankDetailsOf, type PayeeAccountsBody } from "./schema.ts";

/** The roles that may collect the money of an agreement (decisions §5, §9). */
export const COLLECTING_ROLES: readonly Role[] = ["carriers", "stakeholders"];

/** The account into which calls for fund are paid. */
export interface PayeeBank {
  profile_id: number;
  /** Null where the reader does not hold it. */
  profile: ProfileBody | null;
  /** In force now. Every payment request shows them and nothing else. */
  details: BankDetails;
  /** Changes that are proposed and not in force, of the payee and of others who would become it; a payment request says so. */
  pending: readonly (BankProposal & { profile_id: number })[];
}

/**
 * The payee of an agreement and the bank details of its payment requests: the first stakeholder with a bank account in the order of the
 * parties, else the carrier.
 * @param profiles of the parties, out of the inputs of the agreement's status: live ones in a draft, else those of its frozen copy
 * @param accounts null while there are none
 * @returns null where there is no company that could collect
 */
export function payeeBank(
  agreement: AgreementBody,
  profiles: Readonly<Record<number, ProfileBody>>,
  accounts: PayeeAccountsBody | null,
): PayeeBank | null {
  const payee = payeeOf(agreement, profiles, accounts);
  if (!payee) return null;
  const { profile_id, profile } = payee;
  const open = Object.entries(accounts?.proposals ?? {});
  const pending = open.map(([profile, proposal]) => ({ ...proposal, profile_id: Number(profile) }));
  return { profile_id, profile, details: detailsInForce(profile_id, profile ?? undefined, accounts), pending };
}

/** The bank details of a party as payment requests show them: those in force, else those of the given profile. */
export function detailsInForce(
  profileId: number,
  profile: ProfileBody | undefined,
  accounts: PayeeAccountsBody | null,
): BankDetails {
  return accounts?.in_force[String(profileId)]?.details ?? bankDetailsOf(profile ?? {});
}

/** The first recipient of the money by the details in force. Until an addendum is generated, it is that of the version before it. */
function payeeOf(
  agreement: AgreementBody,
  profiles: Readonly<Record<number, ProfileBody>>,
  accounts: PayeeAccountsBody | null,
): Pick<PayeeBank, "profile_id" | "profile"> | null {
  if (accounts && accounts.payee !== null) {
    return { profile_id: accounts.payee, profile: profiles[accounts.payee] ?? null };
  }
  const overlaid = Object.entries(profiles).map(([profile, body]) => [
    profile,
    { ...body, ...accounts?.in_force[profile]?.details },
  ]);
  const [first] = payees({ agreement, profiles: Object.fromEntries(overlaid) });
  return first ?? null;
}
