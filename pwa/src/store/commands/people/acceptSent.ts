import { heldFields, heldRoles } from "shared-schema/agreement/people/held";
import { dayOf } from "shared-schema/base/basics";
import { done, type Result, refused } from "shared-schema/base/result";
import { LINK_FIELDS } from "shared-schema/guest/form";
import { decideGuestValues, mayReviewGuest } from "shared-schema/guest/links/review";
import { newProfile, type ProfileBody } from "shared-schema/profile/schema";
import type { InboxBody } from "shared-schema/sync/inbox";
import { runtime } from "../../database/runtime.ts";
import { editDocument } from "../edit.ts";
import { loadProfileRule } from "../profiles.ts";

/**
 * Accepts a value that a guest sent by a link. A professional on the agreement may, whoever made the profile; the copy may then lack
 * fields, which the rule sees as empty.
 */
export async function acceptSent(id: number, { path, mine }: Pick<InboxBody, "path" | "mine">): Promise<Result<void>> {
  const field = LINK_FIELDS.find((each) => each === path);
  if (!field) return refused("edit.not-repeatable");
  const sent = { field, value: mine };
  const { collections, viewer, userId, now } = await runtime();
  const rule = await loadProfileRule();
  if (!rule) return refused("app.part-not-loaded");
  const agreements = (await collections.agreements.find().exec()).map((document) => document.toMutableJSON().body);
  const mayReview = mayReviewGuest(agreements, viewer(), id);
  const roles = heldRoles(id, agreements);
  const withValue = (before: ProfileBody) => ({ ...before, [sent.field]: sent.value });
  const decide = (before: ProfileBody): Result<ProfileBody> => {
    const whole = newProfile(before);
    const review = decideGuestValues(whole, withValue(whole), [sent], mayReview, "");
    if (!review.ok) return review;
    const writer = review.value ? before.created_by : userId;
    const held = heldFields(before, roles, writer);
    const verdict = rule.decideProfileChange(whole, withValue(whole), writer, held, dayOf(now()));
    return verdict.ok ? done(withValue(before)) : verdict;
  };
  return editDocument(collections.profiles, String(id), (before) => done(withValue(before)), decide);
}
