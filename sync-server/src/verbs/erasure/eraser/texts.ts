import { isMap, type JsonMap } from "shared-schema/base/json";
import { plain } from "shared-schema/payments/bankStatement/words";
import type { TextKind } from "../../../store/queries/audit/erasure.ts";
import { ERASED } from "../../base/erased.ts";
import { erasedBody, erasedMessage, withoutReason } from "./bodies.ts";
import { withoutMentions } from "./mentions.ts";
import type { Person } from "./person.ts";

/** Fields of a request that people write in their own words. */
const WORDS = ["yacht", "areas", "message"];
/** Parts of a letter that hold text. */
const PARTS = ["subject", "paragraphs", "facts"];
/** Between the texts of a line of a bank statement. */
const PART = " · ";

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
    case "lines":
      return erasedLine(value, isOfPerson(document, person), person);
  }
}

function isOfPerson(document: string | null, { ids }: Person): boolean {
  const [collection, id = ""] = document?.split("/") ?? [];
  return collection === "profiles" && ids.has(id);
}

/** A state of the profile itself goes whole: a device held it, and it may be cut to what its user saw. */
function erasedRecovered(body: JsonMap, document: string | null, person: Person): JsonMap | null {
  const [collection = "", id = ""] = document?.split("/") ?? [];
  return isOfPerson(document, person) ? null : erasedBody(collection, id, body, person);
}

/** Rows of the inbox that the server could not keep stand in the answer itself. Reasons may repeat what was entered. */
function erasedAnswer(answer: JsonMap, document: string | null, person: Person): JsonMap {
  const { unkept } = answer;
  const erased = Array.isArray(unkept) ? { ...answer, unkept: unkept.map((row) => erasedRow(row, person)) } : answer;
  return isOfPerson(document, person) ? withoutReason(erased, person) : erased;
}

/**
 * A line of a bank statement without the person: without payer and text where it was paid on the person's behalf, else without the
 * parts that hold the full name, in the ways that banks write it.
 */
function erasedLine(line: JsonMap, isPaidFor: boolean, { names }: Person): JsonMap {
  const { payer, text } = line;
  if (isPaidFor) return { ...line, payer: payer === null ? null : ERASED, text: text === "" ? "" : ERASED };
  const written = [...names].flatMap((name) => {
    const words = plain(name).split(" ");
    return [words.join(" "), [...words.slice(-1), ...words.slice(0, -1)].join(" ")];
  });
  const isNamed = (part: string) => written.some((name) => ` ${plain(part)} `.includes(` ${name} `));
  const without = (value: unknown) =>
    typeof value === "string"
      ? value
          .split(PART)
          .map((part) => (isNamed(part) ? ERASED : part))
          .join(PART)
      : value;
  return { ...line, payer: without(payer), text: without(text) };
}

function erasedRow(row: unknown, person: Person): unknown {
  return isMap(row) && isMap(row["body"]) ? { ...row, body: erasedMessage(row["body"], person) } : row;
}

function withMentionsErased(map: JsonMap, keys: readonly string[], person: Person): JsonMap {
  return Object.fromEntries(
    Object.entries(map).map(([key, item]) => [key, keys.includes(key) ? withoutMentions(item, person) : item]),
  );
}
