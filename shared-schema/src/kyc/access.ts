import { accessTo, isAmong, ownParties, type Viewer } from "../agreement/access.ts";
import type { AgreementBody } from "../agreement/schema.ts";
import { done, type Result, refused } from "../base/result.ts";
import type { Role } from "../base/roles.ts";

type Parties = Pick<AgreementBody, "parties" | "status">;

/** Does the viewer check the parties of an agreement? */
export function checksParties(agreement: Pick<AgreementBody, "parties">, viewer: Viewer): boolean {
  return isAmong("checks", agreement, viewer);
}

/** May the viewer read the check of this profile on an agreement? No one reads his own there: it is in the copy of one's own data. */
export function decideKycRead(agreement: Parties, viewer: Viewer, profileId: number): Result<null> {
  if (!accessTo(agreement, viewer).read) return refused("agreement.not-found");
  if (!checksParties(agreement, viewer)) return refused("kyc.forbidden");
  return viewer.profile_ids.has(profileId) ? refused("kyc.own") : done(null);
}

/** May the viewer write the check of this profile? Its entries end with the archive, so that no one puts off their purge. */
export function decideKycWrite(agreement: Parties, viewer: Viewer, profileId: number): Result<null> {
  const read = decideKycRead(agreement, viewer, profileId);
  if (!read.ok) return read;
  const isParty = Object.values(agreement.parties).some((party) => party.profile_id === profileId);
  if (!isParty) return refused("kyc.no-party");
  return agreement.status === "ARCHIVED" ? refused("kyc.archived") : done(null);
}

/** The roles that answer for an agreement's checks, and overrule one of a colleague. */
const OVERRULING: readonly Role[] = ["carriers", "central_agents"];

/**
 * May someone who may write a check take back what an account has checked: its state, or the time for which the evidence is valid? A broker does
 * not undo what others have checked; to renew the evidence is a check of his own.
 * @param heldBy null where no one has checked it, or the account is gone
 */
export function decideKycState(
  agreement: Pick<AgreementBody, "parties">,
  viewer: Viewer,
  heldBy: number | null,
): Result<null> {
  if (heldBy === null || heldBy === viewer.user_id) return done(null);
  return ownParties(agreement, viewer).some(({ role }) => OVERRULING.includes(role))
    ? done(null)
    : refused("kyc.not-checked");
}

/**
 * May a document be removed by someone who may write its check? Others rely on what a colleague has added, and once the terms are locked it is
 * evidence that the law keeps.
 */
export function decideKycRemoval(
  { status, generated_versions_len }: Pick<AgreementBody, "status" | "generated_versions_len">,
  viewer: Pick<Viewer, "user_id" | "is_admin">,
  addedBy: number,
): Result<null> {
  if (viewer.user_id !== addedBy && !viewer.is_admin) return refused("kyc.not-added");
  // The draft of an addendum is based on a contract, which rests on the evidence.
  const isFirstDraft = status === "DRAFT" && generated_versions_len === 0;
  return isFirstDraft ? done(null) : refused("kyc.document-kept");
}
