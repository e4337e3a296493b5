import { defined } from "../../base/defined.ts";
import { isEqual } from "../../base/equal.ts";
import { done, fault, type Result, refused, refusedAt } from "../../base/result.ts";
import type { AgreementBody } from "../schema.ts";
import { isTermPath } from "./termPath.ts";
import { threadsOf } from "./threads.ts";

type Comments = AgreementBody["comments"];

/** The author of a change. Passing a comment over is for those who write the agreement. */
interface Speaker {
  user_id: number;
  write: boolean;
}

/** Everybody writes, changes and deletes comments of their own; no one, not even an admin, speaks for someone else. */
export function decideComments(before: Comments, next: Comments, speaker: Speaker): Result<void> {
  for (const id of new Set([...Object.keys(before), ...Object.keys(next)])) {
    const old = before[id];
    const now = next[id];
    if (isEqual(old, now)) continue;
    if ([old, now].some((comment) => comment && comment.author_user_id !== speaker.user_id)) {
      return refusedAt({ comments: [fault("author-field")] }, "comment.not-yours");
    }
    if (now && now.about !== null && now.about !== old?.about && !isTermPath(now.about)) {
      return refusedAt({ comments: [fault("unknown-term")] }, "comment.unknown-term");
    }
    if (now?.passes_over && !speaker.write) return refused("agreement.read-only");
  }
  return done(undefined);
}

/** The fields that the server sets on a comment when it arrives. */
interface Stamp {
  /** UTC. */
  now: string;
  /** The author's name where he is an administrator and no party, whom nothing else in the agreement names. */
  admin_name: string | undefined;
}

/**
 * Comments as the server keeps them: a new one bears the moment of its arrival, so that no one dates his back, and the name of an
 * administrator; one that is known keeps its own, and the version that it is printed in.
 */
export function stampComments(before: Comments, next: Comments, { now, admin_name }: Stamp): Comments {
  const stamped = Object.entries(next).map(([id, { printed_in: _, admin_name: __, ...comment }]) => {
    const known = before[id];
    const stamp = known
      ? defined({ printed_in: known.printed_in, admin_name: known.admin_name })
      : defined({ admin_name });
    return [id, { ...comment, at: known?.at ?? now, ...stamp }] as const;
  });
  return Object.fromEntries(stamped);
}

/** Comments once a version is generated: those that are passed over and in no version yet are printed in this one. */
export function printComments(comments: Comments, version: number): Comments {
  const printed = threadsOf(comments).flatMap(({ answers, state }) => {
    const last = answers.at(-1);
    if (state !== "PASSED_OVER" || !last || last.comment.printed_in !== undefined) return [];
    return [[last.id, { ...last.comment, printed_in: version }] as const];
  });
  return { ...comments, ...Object.fromEntries(printed) };
}
