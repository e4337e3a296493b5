import { done, type Result, refused } from "shared-schema/base/result";
import { runtime } from "../database/runtime.ts";
import { retryEdit } from "./retryEdit.ts";

/** Lets the committed state stand: the row goes, on every device of this user. */
export async function discardInbox(key: string): Promise<Result<void>> {
  const { collections } = await runtime();
  const row = await collections.inbox.findOne(key).exec();
  if (!row) return refused("inbox.not-found");
  await row.incrementalRemove();
  return done(undefined);
}

/** Writes the value that was not taken again, on the current state; the row goes when the rules allow it. */
export async function retryInbox(key: string): Promise<Result<void>> {
  const { collections } = await runtime();
  const row = await collections.inbox.findOne(key).exec();
  if (!row) return refused("inbox.not-found");
  const written = await retryEdit(row.toMutableJSON().body);
  return written.ok ? discardInbox(key) : written;
}
