import { from, map, switchMap } from "rxjs";
import { done, type Result, refused } from "shared-schema/result";
import type { InboxBody } from "shared-schema/sync/inbox";
import { TWO_WAY } from "shared-schema/sync/wire";
import { type KeyDoc, keyDocs } from "../docs.ts";
import { LiveValues, useLive } from "../live.ts";
import { type Runtime, runtime } from "../runtime.ts";
import { unsavedTexts } from "../typedTexts.ts";
import { allStored, isUnsent } from "./local.ts";
import { reapply } from "./reapply.ts";

const inbox = new LiveValues<KeyDoc<InboxBody>[]>(() =>
  from(runtime()).pipe(
    switchMap(({ collections }) => collections.inbox.find().$),
    map((documents) => keyDocs(documents)),
  ),
);

/** What was refused or clashed and waits for a decision, the newest first; undefined while loading. */
export function useInbox(): KeyDoc<InboxBody>[] | undefined {
  return useLive(inbox, "all");
}

/** Lets the committed state stand: the row goes, on every device of this user. */
export async function discardInbox(key: string): Promise<Result<void>> {
  const { collections } = await runtime();
  const row = await collections.inbox.findOne(key).exec();
  if (!row) return refused("not-found", "There is no such message.");
  await row.incrementalRemove();
  return done(undefined);
}

/** Writes the value that was not taken again, on what stands now; the row goes when the rules allow it. */
export async function reapplyInbox(key: string): Promise<Result<void>> {
  const { collections } = await runtime();
  const row = await collections.inbox.findOne(key).exec();
  if (!row) return refused("not-found", "There is no such message.");
  const written = await reapply(row.toMutableJSON().body);
  return written.ok ? discardInbox(key) : written;
}

/** Everything that the server does not have, and the inbox, as JSON for the user to keep. */
export async function exportUnsent(): Promise<string> {
  return exportOf(await runtime());
}

/** The same of a user whose data has just been opened. */
export async function exportOf({ plain, now, userId }: Runtime): Promise<string> {
  const unsent = await Promise.all(
    TWO_WAY.map(async (collection) => {
      const documents = await allStored(plain[collection]);
      return documents.filter(isUnsent).map(({ id, rev, body, _deleted }) => ({ collection, id, rev, body, _deleted }));
    }),
  );
  const rows = (await plain.inbox.find().exec()).map((document) => document.toJSON());
  const typed = unsavedTexts(userId, localStorage);
  return JSON.stringify(
    { exported_at: new Date(now()).toISOString(), user_id: userId, unsent: unsent.flat(), inbox: rows, typed },
    null,
    2,
  );
}
