import { type HEAD_AUDIENCES, type HeadIn, headIn } from "../../agreement/head/fields.ts";
import { isMap } from "../../base/json.ts";
import type { FieldAudience } from "../audiences/fields.ts";

type Values = Readonly<Record<string, unknown>>;

/** Fields of the head about which every reader sees comments. Does not compile with one that not every reader sees. */
const HEAD_TERMS: readonly (HeadIn<"comments"> & SeenByReaders)[] = headIn("comments");
type SeenByReaders = {
  [K in keyof typeof HEAD_AUDIENCES]: (typeof HEAD_AUDIENCES)[K] extends "readers" ? K : never;
}[keyof typeof HEAD_AUDIENCES];

/** The terms about which every reader of an agreement sees comments. A comment about another one may name a sum. */
const FOR_READERS: ReadonlySet<string> = new Set([...HEAD_TERMS, "dates", "yacht", "waypoints", "embarkations"]);

/** A comment is for those who see the term that it is about; an answer besides for those who see what it answers. */
export function commentAudience(comment: Values, comments: Values): FieldAudience {
  const seen = new Set<unknown>();
  let each: unknown = comment;
  while (isMap(each) && !seen.has(each)) {
    seen.add(each);
    const { about, answers } = each;
    if (!isAboutShown(about)) return "contract";
    each = typeof answers === "string" && Object.hasOwn(comments, answers) ? comments[answers] : undefined;
  }
  return "readers";
}

function isAboutShown(about: unknown): boolean {
  return (
    about === null || about === undefined || (typeof about === "string" && FOR_READERS.has(about.split(".")[0] ?? ""))
  );
}
