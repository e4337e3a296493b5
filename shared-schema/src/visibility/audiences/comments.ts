import { isMap } from "../../base/json.ts";
import type { FieldAudience } from "./fields.ts";

type Values = Readonly<Record<string, unknown>>;

/** The terms about which every reader of an agreement sees comments. A comment about another one may name a sum. */
const EVERY_READERS = /^(name|dates|yacht|waypoints|embarkations|cruise_areas)(\.|$)/;

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
  return about === null || about === undefined || (typeof about === "string" && EVERY_READERS.test(about));
}
