import type { BodyOf } from "shared-schema/sync/bodies";
import type { Collection } from "shared-schema/sync/wire";
import type { DocumentEvent } from "../base/audit/events.ts";
import type { Commit } from "../base/commit.ts";
import type { Consequence, Tx } from "../base/context.ts";
import { type Body, uncut } from "../base/uncut.ts";

/** A commit of one collection, with the bodies before and after it; null where there is none. */
export interface Change<C extends Collection> extends Commit {
  previous: BodyOf<C> | null;
  current: BodyOf<C> | null;
}

/** What follows from the commits of one collection. */
export function following<C extends Collection>(collection: C, run: (tx: Tx, change: Change<C>) => void): Consequence {
  return followingWithEvents(collection, (tx, change) => {
    run(tx, change);
    return [];
  });
}

/** The same where it is noted. @param run returns audit events that are noted beside the verb's */
export function followingWithEvents<C extends Collection>(
  collection: C,
  run: (tx: Tx, change: Change<C>) => readonly DocumentEvent[],
): Consequence {
  return {
    follow(tx, commit) {
      if (commit.collection !== collection) return [];
      const { before, body } = commit;
      const previous = before && !before.deleted ? uncut(collection, before) : null;
      // A committed body has passed the schema of its collection.
      return run(tx, { ...commit, previous, current: body as BodyOf<C> | null });
    },
  };
}

/** The body of a commit as it is to be written. */
export function revise(tx: Tx, commit: Commit): Body | null {
  let { body } = commit;
  for (const consequence of tx.consequences) {
    if (body) body = consequence.revise?.(tx, commit, body) ?? body;
  }
  return body;
}

/** Runs what follows from a commit that was written, in order. @returns the audit events to be noted beside that of the verb */
export function follow(tx: Tx, commit: Commit): DocumentEvent[] {
  return tx.consequences.flatMap((consequence) => consequence.follow?.(tx, commit) ?? []);
}
