import type { AgreementBody } from "shared-schema/agreement/schema";
import { isEqual } from "shared-schema/base/equal";
import { isMap } from "shared-schema/base/json";
import { done, type Result } from "shared-schema/base/result";
import { partyKey } from "shared-schema/base/roles";
import { LINK_FIELDS } from "shared-schema/guest/form";
import { decideGuestValues, mayReviewGuest, REVIEWING_ROLES, type SentValue } from "shared-schema/guest/links/review";
import { mayWriteProfile } from "shared-schema/profile/mayWrite";
import type { ProfileBody } from "shared-schema/profile/schema";
import type { RefusalCode } from "shared-schema/refusals/catalogue";
import type { DocumentRow } from "../../../store/queries/documents.ts";
import { nameOf } from "../../base/account/nameOf.ts";
import type { Actor, Tx } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";
import { viewerOf } from "../../base/viewer.ts";

/** The refusal under which a guest's value waits in an inbox. */
export const COMPARED = "passenger-link.conflict" satisfies RefusalCode;

/** A value of a guest in the inbox of the person who decides on it. */
export interface WaitingValue extends SentValue {
  row: DocumentRow;
  reviewer: number;
}

type Reading = Pick<Tx, "store">;

/** The values that a guest has sent by links and on which no one has decided yet. */
export function waitingOf(tx: Reading, profileId: string, profile: ProfileBody): WaitingValue[] {
  const asked = agreementsOfPassenger(tx, profileId).flatMap((agreement) => professionalsOn(tx, agreement));
  const reviewers = new Set([...asked, ...tx.store.users.adminIds(), profile.user_id ?? profile.created_by]);
  return [...reviewers].flatMap((reviewer) => {
    return tx.store.documents.ownedBy("inbox", reviewer).flatMap((row) => {
      const { code, collection, document_id, path, mine } = uncut("inbox", row);
      const field = LINK_FIELDS.find((each) => each === path);
      const isWaiting = code === COMPARED && collection === "profiles" && document_id === profileId;
      return isWaiting && field ? [{ field, value: mine, row, reviewer }] : [];
    });
  });
}

/**
 * The account that decides on what a guest sends: the guest's own, else a professional on the agreement, and first of them whoever
 * made the profile or the link. Administrators decide where no professional has an account.
 */
export function reviewerOf(tx: Reading, agreement: AgreementBody, profile: ProfileBody, maker: number): number {
  if (profile.user_id !== null) return profile.user_id;
  const able = professionalsOn(tx, agreement);
  const admins = tx.store.users.adminIds();
  const known = [profile.created_by, maker].find((user) => able.includes(user) || admins.includes(user));
  return known ?? able[0] ?? admins[0] ?? profile.created_by;
}

/**
 * Decides an edit of a profile while values of its guest wait.
 * @returns whether the edit only accepts them: it is then made as the profile's writer would make it
 */
export function reviewEdit(tx: Tx, actor: Actor, row: DocumentRow, after: unknown): Result<boolean> {
  const before = uncut("profiles", row);
  if (!isMap(after) || !LINK_FIELDS.some((field) => !isEqual(before[field] ?? null, after[field] ?? null))) {
    return done(false);
  }
  const mayReview = mayReviewGuest(agreementsOfPassenger(tx, row.id), viewerOf(tx, actor), Number(row.id));
  // Others are told that they may not write the profile, and not what waits.
  if (!mayReview && !mayWriteProfile(before, actor.user_id)) return done(false);
  const waiting = waitingOf(tx, row.id, before);
  const reviewer = nameOf(tx, waiting[0]?.reviewer ?? null) ?? "";
  return decideGuestValues(before, after, waiting, mayReview, reviewer);
}

/** The agreements on which a profile is a passenger. */
function agreementsOfPassenger({ store }: Reading, profileId: string): AgreementBody[] {
  return store.links.sourcesOf("profiles", profileId, "agreements").flatMap((id) => {
    const row = store.documents.get("agreements", id);
    if (!row || row.deleted) return [];
    const agreement = uncut("agreements", row);
    return Object.hasOwn(agreement.parties, partyKey("passengers", Number(profileId))) ? [agreement] : [];
  });
}

/** The accounts of an agreement's professionals, brokers first. */
function professionalsOn({ store }: Reading, { parties }: AgreementBody): number[] {
  return REVIEWING_ROLES.flatMap((role) =>
    Object.values(parties).flatMap((party) => {
      if (party.role !== role) return [];
      const row = store.documents.get("profiles", String(party.profile_id));
      const owner = row && !row.deleted ? uncut("profiles", row).user_id : null;
      return owner === null ? [] : [owner];
    }),
  );
}
