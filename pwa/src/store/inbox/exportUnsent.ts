import { TWO_WAY } from "shared-schema/sync/wire";
import { type Runtime, runtime } from "../database/runtime.ts";
import { allDrafts } from "../drafts/draftStore.ts";
import { allStored, isUnsent } from "../sync/rxdb/local.ts";

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
  const drafts = allDrafts(userId, localStorage);
  return JSON.stringify(
    { exported_at: new Date(now()).toISOString(), user_id: userId, unsent: unsent.flat(), inbox: rows, drafts },
    null,
    2,
  );
}
