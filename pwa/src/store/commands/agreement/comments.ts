import { acceptProposal } from "shared-schema/agreement/comments/acceptProposal";
import { withoutPart, withPart } from "shared-schema/agreement/mutations/parts";
import type { Comment } from "shared-schema/agreement/schema";
import { done, type Result } from "shared-schema/base/result";
import { runtime } from "../../database/runtime.ts";
import { editAgreement } from "../editAgreement.ts";

type NewComment = Pick<Comment, "about" | "text" | "proposes" | "answers" | "passes_over">;

/** Adds a comment of the user's, offline too. The server dates it when it arrives. */
export async function addComment(id: number, comment: NewComment): Promise<Result<void>> {
  const { newId, now, viewer } = await runtime();
  const made = { ...comment, author_user_id: viewer().user_id, at: new Date(now()).toISOString() };
  return editAgreement(id, (before) => done(withPart(before, "comments", newId(), made)));
}

/**
 * Takes over the value that a comment proposes, and closes the comment; offline too.
 * @param text the answer
 */
export async function acceptComment(id: number, commentId: string, text: string): Promise<Result<void>> {
  const { newId, now, viewer } = await runtime();
  const answer = { id: newId(), author_user_id: viewer().user_id, at: new Date(now()).toISOString(), text };
  return editAgreement(id, (before) => acceptProposal(before, commentId, answer));
}

/** Deletes a comment of the user's own. */
export async function removeComment(id: number, commentId: string): Promise<Result<void>> {
  return editAgreement(id, (before) => done(withoutPart(before, "comments", commentId)));
}
