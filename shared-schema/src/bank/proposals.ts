import { accessTo, roleAccess, type Viewer } from "../agreement/access.ts";
import type { AgreementBody } from "../agreement/schema.ts";
import { isEqual } from "../base/equal.ts";
import { done, type Result, refused } from "../base/result.ts";
import { isFrozen } from "../frozen/inputs.ts";
import { decideBankAccount } from "../profile/bank.ts";
import { mayWriteProfile } from "../profile/mayWrite.ts";
import type { ProfileBody } from "../profile/schema.ts";
import { COLLECTING_ROLES } from "./payeeBank.ts";
import { type BankDetails, type BankProposal, bankDetailsOf, type PayeeAccountsBody } from "./schema.ts";

/** Hours between the proposal of a change and its earliest approval (decisions §9). */
const WAITING_HOURS = 24;
const HOUR_MS = 3_600_000;

/** What a rule about a change of bank details looks at. */
export interface BankChange {
  agreement: AgreementBody;
  accounts: PayeeAccountsBody;
  viewer: Viewer;
  /** The party whose details change, and its profile as it stands now. */
  profile_id: number;
  live: ProfileBody;
  /** The account that the proposer's was merged into; absent where it was not, and on devices, which do not know. */
  proposer?: number | undefined;
}

/** The earliest moment at which a proposal may be approved, UTC. */
export function approvableAt({ proposed_at }: Pick<BankProposal, "proposed_at">): string {
  return new Date(Date.parse(proposed_at) + WAITING_HOURS * HOUR_MS).toISOString();
}

/** Whether someone may propose the bank details in a profile for an agreement; asked by buttons and calls alike. */
export function decideProposing({ agreement, viewer, profile_id, live }: BankChange): Result<void> {
  const open = decideOpen(agreement, viewer, profile_id);
  if (!open.ok) return open;
  if (!accessTo(agreement, viewer).write || !mayWriteProfile(live, viewer.user_id)) {
    return refused("bank-change.not-yours");
  }
  return live.is_company ? done(undefined) : refused("bank-change.no-payee");
}

/**
 * Proposes the bank details that a profile has now. One that is proposed already starts again unless it says the same.
 * @param standing the details that payment requests show now
 * @param made id and moment of the proposal, by the server
 */
export function proposeChange(
  change: BankChange,
  standing: BankDetails,
  made: { id: string; at: string },
): Result<PayeeAccountsBody> {
  const open = decideProposing(change);
  if (!open.ok) return open;
  const { live, accounts, viewer, profile_id } = change;
  const details = bankDetailsOf(live);
  if (!details.iban && !details.account_num) return refused("bank-change.empty");
  const wrong = decideBankAccount(null, live);
  if (wrong) return wrong;
  if (isEqual(details, standing)) return refused("bank-change.same");
  const known = proposalOf(accounts, profile_id);
  if (known && isEqual(known.details, details) && isEqual(known.former, standing)) return done(accounts);
  const proposal = {
    ...{ id: made.id, details, former: standing },
    ...{ proposed_by: viewer.user_id, proposed_at: made.at },
  };
  return done({ ...accounts, proposals: { ...accounts.proposals, [String(profile_id)]: proposal } });
}

/** Takes a proposal back: whoever may propose, and everybody who can approve, may end it. */
export function withdrawChange(change: BankChange): Result<PayeeAccountsBody> {
  const { agreement, accounts, viewer, profile_id, live } = change;
  const open = decideOpen(agreement, viewer, profile_id);
  if (!open.ok) return open;
  if (!accessTo(agreement, viewer).can_approve && !mayWriteProfile(live, viewer.user_id)) {
    return refused("bank-change.not-yours");
  }
  if (!proposalOf(accounts, profile_id)) return refused("bank-change.not-found");
  return done({ ...accounts, proposals: others(accounts, profile_id) });
}

/**
 * Whether someone may approve a proposal: on another account than the one that proposed it and the payee's own, with a party that can
 * approve, and 24 hours after it was proposed.
 * @param now by the server's clock; UTC
 * @returns the profile with which the viewer approves
 */
export function decideApproving(change: BankChange, now: string): Result<number> {
  const { agreement, accounts, viewer, profile_id, live } = change;
  const open = decideOpen(agreement, viewer, profile_id);
  if (!open.ok) return open;
  const own = Object.values(agreement.parties).find(
    (party) => roleAccess(party.role).can_approve && viewer.profile_ids.has(party.profile_id),
  );
  if (!own) return refused("agreement.approvers-only");
  const proposal = proposalOf(accounts, profile_id);
  if (!proposal) return refused("bank-change.not-found");
  const payees = [change.proposer ?? proposal.proposed_by, live.user_id ?? live.created_by];
  if (payees.includes(viewer.user_id)) return refused("bank-change.second-person");
  const from = approvableAt(proposal);
  if (now >= from) return done(own.profile_id);
  return refused("bank-change.too-early", { from: `${from.slice(0, 16).replace("T", " ")} UTC` });
}

/**
 * Approves a proposal: its details are in force from now on.
 * @param seen the id of the proposal that was looked at, and whether the check words that were told are those of the details
 */
export function approveChange(
  change: BankChange,
  seen: { proposal: string; areWordsRight: boolean },
  now: string,
): Result<PayeeAccountsBody> {
  const by = decideApproving(change, now);
  if (!by.ok) return by;
  const { accounts, viewer, profile_id } = change;
  const proposal = proposalOf(accounts, profile_id);
  if (proposal?.id !== seen.proposal) return refused("bank-change.changed");
  if (!seen.areWordsRight) return refused("bank-change.other-words");
  const approved = { by: viewer.user_id, profile_id: by.value, at: now };
  return done({
    ...accounts,
    in_force: { ...accounts.in_force, [String(profile_id)]: { details: proposal.details, approved } },
    proposals: others(accounts, profile_id),
  });
}

/** Whether bank details of a party can be changed apart from the terms, in this status and for this reader. */
function decideOpen(agreement: AgreementBody, viewer: Viewer, profileId: number): Result<void> {
  const { status, parties } = agreement;
  if (!accessTo(agreement, viewer).read) return refused("agreement.not-found");
  const collects = Object.values(parties).some(
    ({ role, profile_id }) => profile_id === profileId && COLLECTING_ROLES.includes(role),
  );
  if (!collects) return refused("bank-change.no-payee");
  const isOpen = isFrozen(status) && status !== "SETTLED" && status !== "ARCHIVED";
  return isOpen ? done(undefined) : refused("bank-change.closed", { status });
}

function proposalOf({ proposals }: PayeeAccountsBody, profileId: number): BankProposal | undefined {
  const key = String(profileId);
  return Object.hasOwn(proposals, key) ? proposals[key] : undefined;
}

/** The proposals without that of a profile. */
function others({ proposals }: PayeeAccountsBody, profileId: number): PayeeAccountsBody["proposals"] {
  return Object.fromEntries(Object.entries(proposals).filter(([key]) => key !== String(profileId)));
}
