import type { Comment } from "shared-schema/agreement/schema";
import { fullName } from "shared-schema/profile/schema";
import { useText } from "#ui/i18n.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { commentMessages } from "./commentMessages.ts";

/** Names the author of a comment by one of the profiles that he is on the agreement with, or as an administrator. */
export function useAuthors(): (comment: Pick<Comment, "author_user_id" | "admin_name">) => string {
  const t = useText(commentMessages);
  const { inputs } = useWorkspace();
  return ({ author_user_id, admin_name }) => {
    const profile = Object.values(inputs?.profiles ?? {}).find(({ user_id }) => user_id === author_user_id);
    if (profile) return fullName(profile);
    return admin_name === undefined ? t("comments.author.unknown") : t("comments.author.admin", { name: admin_name });
  };
}
