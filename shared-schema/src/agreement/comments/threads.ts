import { done, type Result, refused } from "../../base/result.ts";
import type { AgreementBody, Comment } from "../schema.ts";

type Comments = AgreementBody["comments"];

/** A comment with its answers, in order. */
export interface Thread {
  id: string;
  comment: Comment;
  answers: { id: string; comment: Comment }[];
  /** OPEN: its author had the last word, and waits for an answer. */
  state: "OPEN" | "ANSWERED" | "PASSED_OVER";
}

/**
 * The comments with their answers, the oldest first. An answer whose comment was deleted meanwhile is shown by
 * itself; nothing is left to be passed over.
 */
export function threadsOf(comments: Comments): Thread[] {
  const entries = Object.entries(comments)
    .map(([id, comment]) => ({ id, comment }))
    .sort((a, b) => (a.comment.at < b.comment.at || (a.comment.at === b.comment.at && a.id < b.id) ? -1 : 1));
  return entries
    .filter(({ comment }) => answeredBy(comments, comment) === null && !comment.passes_over)
    .map(({ id, comment }) => {
      const answers = entries.filter((each) => answeredBy(comments, each.comment) === id);
      return { id, comment, answers, state: stateOf(comment, answers.at(-1)?.comment) };
    });
}

/** The key of the comment that an answer belongs to; null for a comment. */
function answeredBy(comments: Comments, { answers }: Comment): string | null {
  const comment = answers ? comments[answers] : undefined;
  return answers && comment && !comment.answers ? answers : null;
}

function stateOf({ author_user_id }: Comment, last: Comment | undefined): Thread["state"] {
  if (!last || last.author_user_id === author_user_id) return "OPEN";
  return last.passes_over ? "PASSED_OVER" : "ANSWERED";
}

/** Whether every comment has been answered or passed over by name, as generation asks. */
export function decideCommentsClosed(comments: Comments): Result<void> {
  const count = threadsOf(comments).filter(({ state }) => state === "OPEN").length;
  return count === 0 ? done(undefined) : refused("comment.open", { count });
}
