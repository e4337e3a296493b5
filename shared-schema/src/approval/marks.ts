import { approvingParties } from "../agreement/access.ts";
import type { AgreementBody } from "../agreement/schema.ts";
import { done, type Result, refused } from "../base/result.ts";
import { bytesOf } from "../base/size.ts";
import type { ContractTerms } from "../terms/terms.ts";
import type { ApprovalsBody, Mark } from "./schema.ts";

/** The state of a party's approval, as its card shows it. */
export type ApprovalState = "APPROVED" | "OUTDATED" | "PENDING";

/** An approval is current while its fingerprint is that of the agreement, whatever was changed and taken back in between. */
export function approvalState(approvals: ApprovalsBody, party: string, fingerprint: string): ApprovalState {
  const approval = approvals.parties[party]?.approval;
  if (!approval) return "PENDING";
  return approval.fingerprint === fingerprint ? "APPROVED" : "OUTDATED";
}

/** Whether every party whose approval the agreement needs has approved these terms. */
export function isApprovedByAll(
  agreement: Pick<AgreementBody, "parties">,
  approvals: ApprovalsBody,
  fingerprint: string,
): boolean {
  const needed = approvingParties(agreement);
  return needed.length > 0 && needed.every((party) => approvalState(approvals, party, fingerprint) === "APPROVED");
}

/** Notes that some parties approve terms. It takes the place of what each approved before, and they have seen the terms. */
export function approve(
  approvals: ApprovalsBody,
  parties: readonly string[],
  mark: Mark,
  terms: ContractTerms,
): ApprovalsBody {
  return marked(approvals, parties, () => ({ approval: mark, seen: mark }), { [mark.fingerprint]: terms });
}

/** Revokes the approvals of some parties. Seen versions stay seen. */
export function revoke(approvals: ApprovalsBody, parties: readonly string[]): ApprovalsBody {
  return marked(approvals, parties, (marks) => ({ ...marks, approval: null }), {});
}

/** Notes that some parties have looked at terms. */
export function see(
  approvals: ApprovalsBody,
  parties: readonly string[],
  mark: Mark,
  terms: ContractTerms,
): ApprovalsBody {
  return marked(approvals, parties, (marks) => ({ ...marks, seen: mark }), { [mark.fingerprint]: terms });
}

/** The approvals and looks of the parties that are still on an agreement. Those of the others end, and the terms behind them. */
export function withoutLeft(
  { parties, terms }: ApprovalsBody,
  agreement: Pick<AgreementBody, "parties">,
): ApprovalsBody {
  const stay = Object.entries(parties).filter(([party]) => Object.hasOwn(agreement.parties, party));
  return withoutUnused({ parties: Object.fromEntries(stay), terms });
}

/** The largest size of an agreement's approvals, as JSON in UTF-8: everybody who reads the contract holds them. */
const MOST_APPROVALS_BYTES = 2 * 1024 * 1024;

/**
 * Keeps approvals small enough to be held: the oldest looks are forgotten first whose terms no approval refers to. Refuses
 * approvals that are too large even so.
 * @param current the fingerprint that was approved or looked at just now, which is kept
 */
export function decideApprovalsSize(
  approvals: ApprovalsBody,
  current: string,
  mostBytes = MOST_APPROVALS_BYTES,
): Result<ApprovalsBody> {
  let kept = approvals;
  while (bytesOf(kept) > mostBytes) {
    const oldest = oldestLook(kept, current);
    if (oldest === undefined) return refused("approval.too-heavy");
    kept = marked(kept, [oldest], (marks) => ({ ...marks, seen: null }), {});
  }
  return done(kept);
}

/** The party whose look is the oldest of those that alone keep terms. */
function oldestLook({ parties }: ApprovalsBody, current: string): string | undefined {
  const needed = new Set(Object.values(parties).map(({ approval }) => approval?.fingerprint));
  const looks = Object.entries(parties).flatMap(([party, { seen }]) =>
    seen && seen.fingerprint !== current && !needed.has(seen.fingerprint) ? [{ party, at: seen.at }] : [],
  );
  return looks.sort((a, b) => (a.at < b.at ? -1 : 1))[0]?.party;
}

/** The marks of one party. */
export type Marks = ApprovalsBody["parties"][string];

/**
 * Changes the marks of some parties. Terms that no mark refers to any more are left out.
 * @param terms those behind new fingerprints
 */
export function marked(
  approvals: ApprovalsBody,
  parties: readonly string[],
  change: (marks: Marks) => Marks,
  terms: ApprovalsBody["terms"],
): ApprovalsBody {
  const changed = parties.map((party) => [party, change(approvals.parties[party] ?? { approval: null, seen: null })]);
  return withoutUnused({
    parties: { ...approvals.parties, ...Object.fromEntries(changed) },
    terms: { ...approvals.terms, ...terms },
  });
}

/** Terms that no one refers to any more are not carried on. */
function withoutUnused({ parties, terms }: ApprovalsBody): ApprovalsBody {
  const used = new Set(
    Object.values(parties).flatMap(({ approval, seen }) => [approval?.fingerprint, seen?.fingerprint]),
  );
  return { parties, terms: Object.fromEntries(Object.entries(terms).filter(([fingerprint]) => used.has(fingerprint))) };
}
