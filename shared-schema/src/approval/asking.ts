import { accessTo, approvingParties, type Viewer } from "../agreement/access.ts";
import type { AgreementBody } from "../agreement/schema.ts";
import { isGenerated } from "../agreement/status.ts";
import { done, type Result, refused } from "../base/result.ts";
import { approvalState } from "./marks.ts";
import type { ApprovalsBody, Mark } from "./schema.ts";

/** The same person is asked to approve the same terms at most once within this time. */
const ASKED_AGAIN_MS = 24 * 3_600_000;
/** A request can be taken back for this long; its mail leaves afterwards. */
export const TAKE_BACK_MS = 12_000;
/** How long the screen offers to take a request back: less, so that the answer arrives in time. */
export const UNDO_MS = 10_000;

/** Someone who can be asked to approve. */
interface Askable {
  party: string;
  profile_id: number;
  /** The same terms were asked of this party within a day. */
  isRecent: boolean;
}

/** The parties of others whose approval of these terms is awaited, in a draft or a locked agreement. @param now UTC */
export function askableParties(
  agreement: AgreementBody,
  approvals: ApprovalsBody,
  { fingerprint, viewer, now }: { fingerprint: string; viewer: Viewer; now: string },
): Askable[] {
  if (isGenerated(agreement.status)) return [];
  return approvingParties(agreement).flatMap((party) => {
    const profile_id = agreement.parties[party]?.profile_id;
    if (profile_id === undefined || viewer.profile_ids.has(profile_id)) return [];
    if (approvalState(approvals, party, fingerprint) === "APPROVED") return [];
    const asked = approvals.parties[party]?.asked;
    const isRecent = asked?.fingerprint === fingerprint && Date.parse(now) - Date.parse(asked.at) < ASKED_AGAIN_MS;
    return [{ party, profile_id, isRecent }];
  });
}

/** Whether a viewer may ask others to approve: those who draft the agreement, until a contract is generated. */
export function decideAsking(agreement: AgreementBody, viewer: Viewer): Result<null> {
  const access = accessTo(agreement, viewer);
  if (!access.read) return refused("agreement.not-found");
  if (!access.write) return refused("agreement.read-only");
  const { status } = agreement;
  return isGenerated(status) ? refused("agreement.move-closed", { action: "approve", status }) : done(null);
}

/** The parties among those that are named who are asked now: each once, and none who was asked within a day. */
export function decideAsked(askable: readonly Askable[], profiles: readonly number[]): Result<string[]> {
  const named = askable.filter(({ profile_id }) => profiles.includes(profile_id));
  if (named.length === 0) return refused("approval.none-to-ask");
  const fresh = named.filter(({ isRecent }) => !isRecent).map(({ party }) => party);
  return fresh.length > 0 ? done(fresh) : refused("approval.asked-already");
}

/** Notes that parties are asked to approve terms. */
export function ask(approvals: ApprovalsBody, parties: readonly string[], mark: Mark): ApprovalsBody {
  return changed(approvals, parties, (marks) => ({ ...marks, asked: { ...mark, opened_at: null } }));
}

/** The parties whose request an account made so recently that it can take it back. @param now UTC */
export function takeable({ parties }: ApprovalsBody, userId: number, now: string): string[] {
  return Object.entries(parties).flatMap(([party, { asked }]) =>
    asked?.user_id === userId && Date.parse(now) - Date.parse(asked.at) < TAKE_BACK_MS ? [party] : [],
  );
}

/** Takes requests back. */
export function takeBack(approvals: ApprovalsBody, parties: readonly string[]): ApprovalsBody {
  return changed(approvals, parties, ({ approval, seen }) => ({ approval, seen }));
}

/** Notes that parties have opened the agreement since they were asked; the first time counts. @param at UTC */
export function open(approvals: ApprovalsBody, parties: readonly string[], at: string): ApprovalsBody {
  return changed(approvals, unopened(approvals, parties), (marks) =>
    marks.asked ? { ...marks, asked: { ...marks.asked, opened_at: at } } : marks,
  );
}

/** The parties that were asked and have not opened the agreement since. */
export function unopened(approvals: ApprovalsBody, parties: readonly string[]): string[] {
  return parties.filter((party) => approvals.parties[party]?.asked?.opened_at === null);
}

type Marks = ApprovalsBody["parties"][string];

function changed(approvals: ApprovalsBody, parties: readonly string[], change: (marks: Marks) => Marks): ApprovalsBody {
  const entries = parties.map((party) => [party, change(approvals.parties[party] ?? { approval: null, seen: null })]);
  return { ...approvals, parties: { ...approvals.parties, ...Object.fromEntries(entries) } };
}
