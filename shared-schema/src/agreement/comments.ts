import { done, type Result, refused } from "../result.ts";
import { isEqual } from "../sync/equal.ts";
import type { AgreementBody } from "./schema.ts";

type Comments = AgreementBody["comments"];

/** Everybody writes, changes and deletes comments of their own; nobody, not even an admin, speaks for somebody else. */
export function decideComments(before: Comments, next: Comments, userId: number): Result<void> {
  for (const id of new Set([...Object.keys(before), ...Object.keys(next)])) {
    const old = before[id];
    const now = next[id];
    if (isEqual(old, now)) continue;
    if (old && old.author_user_id !== userId) {
      return refused("forbidden", "A comment is changed and deleted by its author alone.", {
        comments: ["is changed by its author alone"],
      });
    }
    if (now && now.author_user_id !== userId) {
      return refused("invalid", "A comment bears the name of whoever writes it.", {
        author_user_id: ["must be the writer"],
      });
    }
  }
  return done(undefined);
}
