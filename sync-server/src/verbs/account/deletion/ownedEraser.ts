import { isMap, type JsonMap, pick } from "shared-schema/base/json";
import type { TextKind } from "../../../store/queries/audit/erasure.ts";
import type { Eraser } from "../../audit/erase/eraser.ts";
import { ERASED, erasedProfile } from "../../audit/erase/person.ts";
import { bodyOf } from "../../core/bodies.ts";
import type { Tx } from "../../core/context.ts";

/** The parts of a refusal that may repeat what was entered. */
const REPEATING: ReadonlySet<string> = new Set(["params", "fields", "unkept"]);

/**
 * Returns the profiles that an account has made, that nobody has claimed, and that nobody else has a use for: they are on no agreement and among
 * nobody else's contacts.
 */
export function unclaimedProfiles(tx: Tx, userId: number): string[] {
  const { documents, links } = tx.store;
  return documents.allVisibleTo(userId, "profiles").flatMap((row) => {
    const { user_id, created_by } = bodyOf("profiles", row);
    if (user_id !== null || created_by !== userId) return [];
    if (links.sourcesOf("profiles", row.id, "agreements").length > 0) return [];
    const holders = links.sourcesOf("profiles", row.id, "contacts").flatMap((id) => {
      const contact = documents.get("contacts", id);
      return contact && !contact.deleted ? [bodyOf("contacts", contact).user_id] : [];
    });
    return holders.every((holder) => holder === userId) ? [row.id] : [];
  });
}

/**
 * Erases what an account alone has kept: unclaimed profiles, and the history of its contacts and of its inbox. The copies that agreements
 * have of such a profile stay part of them.
 * @param profiles numbers of the unclaimed profiles
 */
export function ownedEraser(userId: number, profiles: ReadonlySet<string>): Eraser {
  return {
    body(collection, id, body) {
      if (collection === "profiles") return profiles.has(id) ? erasedProfile(body) : body;
      if (body["user_id"] !== userId) return body;
      if (collection === "contacts") return { ...body, email: null };
      return collection === "inbox" ? erasedRow(body) : body;
    },
    text(kind: TextKind, value: unknown, document: string | null) {
      const [collection, id = ""] = document?.split("/") ?? [];
      if (collection !== "profiles" || !profiles.has(id) || !isMap(value)) return value;
      if (kind === "recovered") return null;
      return kind === "answers" ? pick(value, (key) => !REPEATING.has(key)) : value;
    },
  };
}

function erasedRow(row: JsonMap): JsonMap {
  const kept = pick(row, (key) => !REPEATING.has(key));
  return { ...kept, title: ERASED, base: null, mine: null, theirs: null, by: null };
}
