import { type Refused, refused } from "../../base/result.ts";
import { mayWriteProfile } from "../../profile/mayWrite.ts";
import { fullName, type ProfileBody } from "../../profile/schema.ts";
import type { AgreementBody } from "../schema.ts";

/** An agreement with one of the profiles, as the rule sees it. */
export interface MergeAgreement {
  id: number;
  body: Pick<AgreementBody, "status" | "generated_versions_len" | "payments" | "parties">;
}

interface Merge {
  kept: { id: number; body: ProfileBody };
  other: { id: number; body: ProfileBody };
  /** Of the other profile. */
  agreements: Iterable<MergeAgreement>;
}

/**
 * Says why two profiles cannot become one; null where they can. Both are the user's, or no one's and of the user's making. The kept one
 * takes the place of the other, which is therefore on drafts alone. The fields that a contract prints of the kept one stay as they are
 * (`held.ts`).
 */
export function refuseMerge({ kept, other, agreements }: Merge, userId: number): Refused | null {
  if (kept.id === other.id) return refused("profile.merge-itself");
  if (kept.body.user_id !== other.body.user_id) return refused("profile.merge-accounts");
  if (![kept, other].every(({ body }) => mayWriteProfile(body, userId))) return refused("profile.read-only");
  if (other.body.is_main) return refused("profile.merge-main");
  const holding = [...agreements].filter(({ body }) => holds(body, other.id)).map(({ id }) => id);
  if (holding.length === 0) return null;
  return refused("profile.merge-held", { name: fullName(other.body), numbers: holding.join(", ") });
}

/** Whether an agreement holds a party fast: by approved or generated terms, or by a payment in that name. */
function holds({ status, generated_versions_len, payments }: MergeAgreement["body"], profileId: number): boolean {
  if (status !== "DRAFT" || generated_versions_len > 0) return true;
  return Object.values(payments).some(({ payer_profile_id }) => payer_profile_id === profileId);
}
