import { from, map, switchMap } from "rxjs";
import type { InboxBody } from "shared-schema/sync/inbox";
import { runtime } from "../database/runtime.ts";
import { type KeyDoc, keyDocs } from "../queries/docs.ts";
import { LiveValues, useLive } from "../queries/live.ts";

const inbox = new LiveValues<KeyDoc<InboxBody>[]>(() =>
  from(runtime()).pipe(
    switchMap(({ collections }) => collections.inbox.find().$),
    map((documents) => keyDocs(documents)),
  ),
);

/** Returns the refused or conflicting edits that wait for a decision, the newest first; undefined while loading. */
export function useInbox(): KeyDoc<InboxBody>[] | undefined {
  return useLive(inbox, "all");
}
