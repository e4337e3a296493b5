import { isAmong, type Viewer } from "../../agreement/access.ts";
import type { AgreementBody } from "../../agreement/schema.ts";
import { isEqual } from "../../base/equal.ts";
import { done, type Result, refused } from "../../base/result.ts";
import { partyKey } from "../../base/roles.ts";
import type { ProfileBody } from "../../profile/schema.ts";
import type { LinkField } from "../form.ts";

/** A value that a guest sent by a link and that waits for a professional. */
export interface SentValue {
  field: LinkField;
  value: unknown;
}

/**
 * May the viewer accept what a guest sent by a link? Only a professional of an agreement with this passenger may, or an administrator: a
 * printed party changes after one of them has looked. To have made the contact is not enough.
 */
export function mayReviewGuest(
  agreements: Iterable<Pick<AgreementBody, "parties">>,
  viewer: Viewer,
  profileId: number,
): boolean {
  const passenger = partyKey("passengers", profileId);
  return [...agreements].some(
    (agreement) => Object.hasOwn(agreement.parties, passenger) && isAmong("professionals", agreement, viewer),
  );
}

/** The roles of the professionals who are asked to look, the first of them first. */
export const REVIEWING_ROLES = ["brokers", "central_agents", "carriers", "captains", "stakeholders"] as const;

/**
 * Decides an edit of an unclaimed profile while values of its guest wait.
 * @param mayReview `mayReviewGuest` of the user
 * @param reviewer the name of the professional who has the values, for the refusal
 * @returns whether the edit only accepts what waits: it is then made as the profile's writer would make it
 */
export function decideGuestValues(
  before: ProfileBody,
  after: Readonly<Record<string, unknown>>,
  waiting: readonly SentValue[],
  mayReview: boolean,
  reviewer: string,
): Result<boolean> {
  if (before.user_id !== null || waiting.length === 0) return done(false);
  const values: Readonly<Record<string, unknown>> = before;
  const keys = new Set([...Object.keys(values), ...Object.keys(after)]);
  const changed = [...keys].filter((key) => !isEqual(values[key] ?? null, after[key] ?? null));
  const isDisputed = changed.some((key) => waiting.some(({ field }) => field === key));
  if (isDisputed && !mayReview) return refused("passenger-link.for-professional", { name: reviewer });
  const isAccepted = (key: string) => waiting.some(({ field, value }) => field === key && isEqual(value, after[key]));
  return done(mayReview && changed.length > 0 && changed.every(isAccepted));
}
