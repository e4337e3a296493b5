import type { ProfileMerge, ProfileView } from "shared-schema/api/profile";
import type { Result } from "shared-schema/base/result";
import type { MergeChoices } from "shared-schema/profile/merge";
import { request } from "../http/http.ts";
import type { Doc } from "../queries/docs.ts";

/** Has the server make one profile of two; this device learns of it by the next pull. */
export function mergeProfile(kept: Shown, other: Shown, fields: MergeChoices): Promise<Result<ProfileView>> {
  const json: ProfileMerge = { fields, upon: { kept: kept.rev, other: other.rev } };
  return request<ProfileView>("POST", `/user/profile/${kept.id}/merge_with/${other.id}`, { quiet: true, json });
}

/** A profile as it is shown: the server refuses the merge where there is another revision meanwhile. */
type Shown = Pick<Doc<unknown>, "id" | "rev">;
