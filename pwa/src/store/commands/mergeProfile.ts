import type { ProfileView } from "shared-schema/api/profile";
import type { Result } from "shared-schema/base/result";
import type { MergeChoices } from "shared-schema/profile/merge";
import { request } from "../http/http.ts";

/** Has the server make one profile of two; this device learns of it by the next pull. */
export function mergeProfile(kept: number, other: number, fields: MergeChoices): Promise<Result<ProfileView>> {
  return request<ProfileView>("POST", `/user/profile/${kept}/merge_with/${other}`, { quiet: true, json: { fields } });
}
