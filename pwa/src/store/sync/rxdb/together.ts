import type { PlainCollections, Replicated } from "../../database/stored.ts";
import type { Clock } from "../clock.ts";
import { isUnsent, storedById } from "./local.ts";
import type { PushRow } from "./pushHandler.ts";

const POLL_MS = 20;
/** After so long a profile is sent without its contact: one that was made to be used elsewhere may have none. */
const PATIENCE_MS = 5_000;

interface Options {
  collections: Partial<PlainCollections>;
  clock: Clock;
  userId: number;
  /** The viewer's own profiles, by which contacts are kept. */
  ownProfiles(): ReadonlySet<number>;
  /** Resolves when there is a server; throws when the replication is being stopped. */
  ready(): Promise<void>;
}

/**
 * Finds the new contacts of new profiles, so that both travel in one request and the server takes both or neither: a profile that no one
 * owns is seen through its contact alone. A device writes the profile first, and its contact a moment later.
 * @returns the contacts that are to be sent with the profiles
 */
export async function contactsWith(rows: readonly PushRow[], options: Options): Promise<Replicated[]> {
  const { collections, clock, userId, ready } = options;
  const own = [...options.ownProfiles()];
  const ids = rows.map(({ newDocumentState }) => newDocumentState).filter(isNewAndUnclaimed(userId));
  if (!collections.contacts || ids.length === 0 || own.length === 0) return [];
  const keys = ids.flatMap(({ id }) => own.map((from) => `${from}-${id}`));
  const until = clock.now() + PATIENCE_MS;
  for (;;) {
    const found = [...(await storedById(collections.contacts, keys)).values()];
    const shown = new Set(found.map(({ id }) => id.slice(id.indexOf("-") + 1)));
    const isComplete = ids.every(({ id }) => shown.has(id));
    if (isComplete || clock.now() >= until) return found.filter(isNew);
    await ready();
    await clock.sleep(POLL_MS);
  }
}

function isNewAndUnclaimed(userId: number): (document: Replicated) => boolean {
  return (document) => isNew(document) && document.body?.["user_id"] === null && document.body["created_by"] === userId;
}

/** Whether the server has never had a document of this device. */
function isNew(document: Replicated): boolean {
  return !document._deleted && document.rev === 0 && isUnsent(document);
}
