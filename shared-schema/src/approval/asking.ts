import { accessTo, approvingParties, type Viewer } from "../agreement/access.ts";
import type { AgreementBody } from "../agreement/schema.ts";
import { isGenerated } from "../agreement/status.ts";
import { done, type Result, refused } from "../base/result.ts";
import { approvalState, type Marks, marked } from "./marks.ts";
import type { ApprovalsBody, Asked, Mark } from "./schema.ts";

/** The same person is asked to approve the same terms at most once within this time. */
export const ASKED_AGAIN_MS = 24 * 3_600_000;
/** A request can be taken back for this long; its mail leaves afterwards. */
export const TAKE_BACK_MS = 12_000;
/** How long the screen offers to take a request back: less, so that the answer arrives in time. */
export const UNDO_MS = 10_000;

/** A party that can be asked to approve. */
interface PartyToAsk {
  party: string;
  profile_id: number;
  /** The same terms were asked of this party within a day. */
  isRecent: boolean;
}

/** The parties of others whose approval of these terms is awaited, in a draft or a locked agreement. @param now UTC */
export function partiesToAsk(
  agreement: AgreementBody,
  approvals: ApprovalsBody,
  { fingerprint, viewer, now }: { fingerprint: string; viewer: Viewer; now: string },
): PartyToAsk[] {
  if (isGenerated(agreement.status)) return [];
  return approvingParties(agreement).flatMap((party) => {
    const profile_id = agreement.parties[party]?.profile_id;
    if (profile_id === undefined || viewer.profile_ids.has(profile_id)) return [];
    if (approvalState(approvals, party, fingerprint) === "APPROVED") return [];
    const isRecent = requestsFor(approvals, party, fingerprint).some(
      ({ at }) => Date.parse(now) - Date.parse(at) < ASKED_AGAIN_MS,
    );
    return [{ party, profile_id, isRecent }];
  });
}

/** The requests for a party's approval of these terms that are kept: the last one, and the one before it. */
export function requestsFor({ parties }: ApprovalsBody, party: string, fingerprint: string): Asked[] {
  const { asked, former } = parties[party] ?? {};
  return [asked, former].flatMap((each) => (each?.fingerprint === fingerprint ? [each] : []));
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
export function decideAsked(candidates: readonly PartyToAsk[], profiles: readonly number[]): Result<string[]> {
  const named = candidates.filter(({ profile_id }) => profiles.includes(profile_id));
  if (named.length === 0) return refused("approval.none-to-ask");
  const fresh = named.filter(({ isRecent }) => !isRecent).map(({ party }) => party);
  return fresh.length > 0 ? done(fresh) : refused("approval.asked-already");
}

/** Notes that parties are asked to approve terms. The request before is kept, in case this one is taken back. */
export function ask(approvals: ApprovalsBody, parties: readonly string[], mark: Mark): ApprovalsBody {
  const asked = { ...mark, opened_at: null };
  const change = ({ approval, seen, asked: former }: Marks): Marks =>
    former ? { approval, seen, asked, former } : { approval, seen, asked };
  return marked(approvals, parties, change, {});
}

/** The parties whose request an account made so recently that it can take it back. @param now UTC */
export function revocableRequests({ parties }: ApprovalsBody, userId: number, now: string): string[] {
  return Object.entries(parties).flatMap(([party, { asked }]) =>
    asked?.user_id === userId && Date.parse(now) - Date.parse(asked.at) < TAKE_BACK_MS ? [party] : [],
  );
}

/** Takes the last requests back: those before them count again. */
export function takeBack(approvals: ApprovalsBody, parties: readonly string[]): ApprovalsBody {
  const change = ({ approval, seen, former }: Marks): Marks =>
    former ? { approval, seen, asked: former } : { approval, seen };
  return marked(approvals, parties, change, {});
}

/** Notes that parties have opened the agreement since they were asked; the first time counts. @param at UTC */
export function open(approvals: ApprovalsBody, parties: readonly string[], at: string): ApprovalsBody {
  const change = (marks: Marks): Marks =>
    marks.asked ? { ...marks, asked: { ...marks.asked, opened_at: at } } : marks;
  return marked(approvals, unopened(approvals, parties), change, {});
}

/** The parties that were asked and have not opened the agreement since. */
export function unopened(approvals: ApprovalsBody, parties: readonly string[]): string[] {
  return parties.filter((party) => approvals.parties[party]?.asked?.opened_at === null);
}
