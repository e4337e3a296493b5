import type { AgreementBody } from "shared-schema/agreement/schema";
import { isEqual } from "shared-schema/base/equal";
import { isMap } from "shared-schema/base/json";
import { PRODUCT } from "shared-schema/base/product";
import { done, type Result } from "shared-schema/base/result";
import { partyKey } from "shared-schema/base/roles";
import { LINK_FIELDS, type LinkField } from "shared-schema/guest/form";
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
  /** The owner of the inbox. */
  reviewer: number;
}

type Reading = Pick<Tx, "store">;

/** The messages with values that a guest has sent by links, in whichever inbox they are. Some may repeat what the profile holds by now. */
export function sentValues({ store }: Reading, profileId: string): WaitingValue[] {
  return store.links.sourcesOf("profiles", profileId, "inbox").flatMap((id) => {
    const row = store.documents.get("inbox", id);
    if (!row || row.deleted) return [];
    const { path, mine, user_id } = uncut("inbox", row);
    const field = LINK_FIELDS.find((each) => each === path);
    return field ? [{ field, value: mine, row, reviewer: user_id }] : [];
  });
}

/** The values that a guest has sent by links and on which no one has decided yet. */
export function waitingOf(tx: Reading, profileId: string, profile: ProfileBody): WaitingValue[] {
  return sentValues(tx, profileId).filter(({ field, value }) => !isEqual(value ?? null, profile[field] ?? null));
}

/** The accounts that may decide on a guest's values now, those who are asked first before the others. */
export function decidersOf(tx: Reading, profileId: string, { user_id }: ProfileBody): number[] {
  if (user_id !== null) return [user_id];
  const asked = agreementsOfPassenger(tx, profileId).flatMap((agreement) => professionalsOn(tx, agreement));
  return [...asked, ...tx.store.users.adminIds()];
}

/** The name of the person who decides on a value: another one where the owner of the inbox no longer may. */
export function deciderName(
  tx: Reading,
  profileId: string,
  profile: ProfileBody,
  { reviewer }: WaitingValue,
): string | null {
  const able = decidersOf(tx, profileId, profile);
  const first = able.includes(reviewer) ? [reviewer, ...able] : able;
  return first.map((user) => nameOf(tx, user)).find((name) => name !== null) ?? null;
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
  // The owner of an account decides alone.
  if (before.user_id !== null || !isMap(after)) return done(false);
  const isChanged = (field: LinkField) => !isEqual(before[field] ?? null, after[field] ?? null);
  if (!LINK_FIELDS.some(isChanged)) return done(false);
  const agreements = agreementsOfPassenger(tx, row.id);
  // Off every agreement, the profile is a contact like others.
  if (agreements.length === 0) return done(false);
  const mayReview = mayReviewGuest(agreements, viewerOf(tx, actor), Number(row.id));
  // Others are told that they may not write the profile, and not what waits.
  if (!mayReview && !mayWriteProfile(before, actor.user_id)) return done(false);
  const waiting = waitingOf(tx, row.id, before);
  const disputed = waiting.find(({ field }) => isChanged(field));
  const reviewer = (disputed && deciderName(tx, row.id, before, disputed)) ?? PRODUCT.name;
  return decideGuestValues(before, after, waiting, mayReview, reviewer);
}

/** May an account's device bring back a value that a guest sent? Who may not decide on it could keep a field closed to others. */
export function mayKeepSent(tx: Tx, actor: Actor, profileId: string): boolean {
  const row = tx.store.documents.get("profiles", profileId);
  if (!row || row.deleted) return false;
  return decidersOf(tx, profileId, uncut("profiles", row)).includes(actor.user_id);
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
