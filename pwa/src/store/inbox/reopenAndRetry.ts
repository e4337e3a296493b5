import { catchError, filter, firstValueFrom, map, of, timeout } from "rxjs";
import { type Result, refused } from "shared-schema/base/result";
import { moveAgreement } from "../commands/agreement/moves.ts";
import { runtime } from "../database/runtime.ts";
import { retryInbox } from "./resolve.ts";

/** The longest that the move may take to come back by the pull that it has started. */
const ARRIVAL_MS = 30_000;

/**
 * Opens the terms of an agreement again, by unlocking it or with a new addendum, and writes an edit that was refused because they
 * were closed.
 * @param key of the row in the inbox
 * @returns a refusal where the open terms do not arrive: the row stays, and can be decided again
 */
export async function reopenAndRetry(
  key: string,
  { id, version }: { id: number; version: number },
  move: "unlock" | "new_addendum",
): Promise<Result<void>> {
  const moved = await moveAgreement(id, version, move);
  if (!moved.ok) return moved;
  const { collections } = await runtime();
  const hasArrived = await firstValueFrom(
    collections.agreements.findOne(String(id)).$.pipe(
      filter((document) => document?.body.status === "DRAFT"),
      map(() => true),
      timeout({ first: ARRIVAL_MS, with: () => of(false) }),
      // A log-out in the meantime closes the database under the query.
      catchError(() => of(false)),
    ),
    { defaultValue: false },
  );
  return hasArrived ? retryInbox(key) : refused("agreement.reopening-not-here");
}
