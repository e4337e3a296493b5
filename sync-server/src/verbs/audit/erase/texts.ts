import { isMap, type JsonMap } from "shared-schema/base/json";
import type { TextKind } from "../../../store/queries/audit/erasure.ts";
import { erasedBody, erasedMessage, withoutReason } from "./bodies.ts";
import { withoutMentions } from "./mentions.ts";
import type { Person } from "./person.ts";

/** Fields of a request that people write in their own words. */
const WORDS = ["yacht", "areas", "message"];
/** Parts of a letter that hold text. */
const PARTS = ["subject", "paragraphs", "facts"];

/**
 * A JSON text from outside the history without the person; null where nothing of it is left.
 * @param document key of the document that it belongs to, `profiles/12`; null where it belongs to none
 */
export function erasedText(kind: TextKind, value: unknown, document: string | null, person: Person): unknown {
  if (!isMap(value)) return value;
  switch (kind) {
    case "answers":
      return erasedAnswer(value, document, person);
    case "recovered":
      return erasedRecovered(value, document, person);
    case "letters":
      return withMentionsErased(value, PARTS, person);
    case "requests":
      return withMentionsErased(value, WORDS, person);
  }
}

/** A state of the profile itself goes whole: a device held it, and it may be cut to what its user saw. */
function erasedRecovered(body: JsonMap, document: string | null, person: Person): JsonMap | null {
  const [collection = "", id = ""] = document?.split("/") ?? [];
  return collection === "profiles" && id === person.id ? null : erasedBody(collection, id, body, person);
}

/** Rows of the inbox that the server could not keep stand in the answer itself. Reasons may repeat what was entered. */
function erasedAnswer(answer: JsonMap, document: string | null, person: Person): JsonMap {
  const { unkept } = answer;
  const erased = Array.isArray(unkept) ? { ...answer, unkept: unkept.map((row) => erasedRow(row, person)) } : answer;
  return document === `profiles/${person.id}` ? withoutReason(erased, person) : erased;
}

function erasedRow(row: unknown, person: Person): unknown {
  return isMap(row) && isMap(row["body"]) ? { ...row, body: erasedMessage(row["body"], person) } : row;
}

function withMentionsErased(map: JsonMap, keys: readonly string[], person: Person): JsonMap {
  return Object.fromEntries(
    Object.entries(map).map(([key, item]) => [key, keys.includes(key) ? withoutMentions(item, person) : item]),
  );
}
