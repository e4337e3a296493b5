import { isMap } from "shared-schema/base/json";
import { hasTravelData, tellsTravelData } from "../audit/erase/travel.ts";
import { bodyOf } from "../core/bodies.ts";
import type { Tx } from "../core/context.ts";

/** Passports outside the history of their profiles: in inboxes, and in revisions that devices brought back. The newest moment of each, by profile. */
export function broughtBack({ store }: Pick<Tx, "store">): Map<string, string> {
  const found = new Map<string, string>();
  const note = (profile: string, at: string) => found.set(profile, laterEntry(found.get(profile) ?? null, at) ?? at);
  for (const id of store.documents.idsIn("inbox")) {
    const row = store.documents.get("inbox", id);
    const message = row && bodyOf("inbox", row);
    if (message && tellsTravelData(message)) note(message.document_id, row.updated_at);
  }
  for (const { document, text } of store.erasure.texts("recovered")) {
    const [collection, id] = document?.split("/") ?? [];
    const body: unknown = JSON.parse(text);
    // Older than the purge, whenever it arrived.
    if (collection === "profiles" && id !== undefined && isMap(body) && hasTravelData(body)) note(id, "");
  }
  return found;
}

/** The later of two moments; null is none. */
function laterEntry(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}
