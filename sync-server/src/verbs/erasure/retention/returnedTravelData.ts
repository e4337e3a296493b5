import { isMap, type JsonMap } from "shared-schema/base/json";
import { crewTravelData, holdsCrewTravelAt } from "shared-schema/crew/travel";
import type { InboxBody } from "shared-schema/sync/inbox";
import type { Tx } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";
import { hasTravelData, mentionsTravelData } from "../eraser/travel.ts";

/** Whether a message of an inbox, and whether a state of a document, holds travel data. */
const HOLDS = {
  profiles: { message: mentionsTravelData, state: hasTravelData },
  crew_lists: {
    message: (row: InboxBody) => row.collection === "crew_lists" && holdsCrewTravelAt(row.path, row),
    state: (list: JsonMap) => Object.keys(crewTravelData(list)).length > 0,
  },
};

/**
 * Travel data outside the history of its documents: in inboxes, and in revisions that devices brought back. The newest moment of each, by
 * the number of the document.
 */
export function returnedTravelData({ store }: Pick<Tx, "store">, of: keyof typeof HOLDS): Map<string, string> {
  const holds = HOLDS[of];
  const found = new Map<string, string>();
  const note = (key: string, at: string) => found.set(key, laterEntry(found.get(key) ?? null, at) ?? at);
  for (const id of store.documents.idsIn("inbox")) {
    const row = store.documents.get("inbox", id);
    const message = row && uncut("inbox", row);
    if (message && holds.message(message)) note(message.document_id, row.updated_at);
  }
  for (const { document, text } of store.erasure.texts("recovered")) {
    const [collection, id] = document?.split("/") ?? [];
    const body: unknown = JSON.parse(text);
    // Older than the purge, whenever it arrived.
    if (collection === of && id !== undefined && isMap(body) && holds.state(body)) note(id, "");
  }
  return found;
}

/** The later of two moments; null is none. */
function laterEntry(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}
