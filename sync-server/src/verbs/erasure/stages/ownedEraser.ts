import { isMap, type JsonMap, pick } from "shared-schema/base/json";
import type { TextKind } from "../../../store/queries/audit/erasure.ts";
import type { Store } from "../../../store/store.ts";
import type { Eraser } from "../../audit/erase/eraser.ts";
import { ERASED, erasedProfile, isErased } from "../../audit/erase/person.ts";
import { bodyOf } from "../../core/bodies.ts";

/** The parts of a refusal that may repeat what was entered. */
const REPEATING: ReadonlySet<string> = new Set(["params", "fields", "unkept"]);

type Documents = Pick<Store, "documents">;

/**
 * Is this a profile that an account has made, that nobody has claimed, and that nobody else has a use for: on no agreement and among
 * nobody else's contacts?
 */
export function isUnclaimed(
  { documents, links }: Pick<Store, "documents" | "links">,
  userId: number,
  id: string,
): boolean {
  if (!isMadeFor({ documents }, userId, id)) return false;
  if (links.sourcesOf("profiles", id, "agreements").length > 0) return false;
  return links.sourcesOf("profiles", id, "contacts").every((contact) => {
    const row = documents.get("contacts", contact);
    return !row || row.deleted || bodyOf("contacts", row).user_id === userId;
  });
}

/** Has the account made this profile for somebody who has not claimed it? */
function isMadeFor({ documents }: Documents, userId: number, id: string): boolean {
  const row = documents.get("profiles", id);
  if (!row) return false;
  const { user_id, created_by } = bodyOf("profiles", row);
  return user_id === null && created_by === userId;
}

/**
 * Erases what an account alone has kept: the profiles that it made and that were erased as unclaimed, in their history, and the history of its
 * contacts and of its inbox. The copies that agreements have of such a profile stay part of them.
 */
export function ownedEraser(store: Documents, userId: number): Eraser {
  const isGone = (id: string): boolean => {
    const row = store.documents.get("profiles", id);
    return row !== undefined && isErased(bodyOf("profiles", row)) && isMadeFor(store, userId, id);
  };
  return {
    body(collection, id, body) {
      if (collection === "profiles") return body["created_by"] === userId && isGone(id) ? erasedProfile(body) : body;
      if (body["user_id"] !== userId) return body;
      if (collection === "contacts") return { ...body, email: null };
      return collection === "inbox" ? erasedRow(body) : body;
    },
    text(kind: TextKind, value: unknown, document: string | null) {
      const [collection, id = ""] = document?.split("/") ?? [];
      if (collection !== "profiles" || !isMap(value) || !isGone(id)) return value;
      if (kind === "recovered") return null;
      return kind === "answers" ? pick(value, (key) => !REPEATING.has(key)) : value;
    },
  };
}

function erasedRow(row: JsonMap): JsonMap {
  const kept = pick(row, (key) => !REPEATING.has(key));
  return { ...kept, title: ERASED, base: null, mine: null, theirs: null, by: null };
}
