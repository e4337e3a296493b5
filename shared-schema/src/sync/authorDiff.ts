import { differences, isMap } from "../base/json.ts";
import { isRecordKind, type RecordKind } from "../records/kinds.ts";
import type { AnyCollection } from "./wire.ts";

type Body = Record<string, unknown>;

const NOUNS: Record<Exclude<AnyCollection, RecordKind>, string> = {
  agreements: "Agreement",
  yachts: "Yacht",
  profiles: "Profile",
  contacts: "Contact",
  inbox: "Message",
  agreement_records: "Record",
  reference: "Reference data",
};

/** «Agreement 12»: the title of what has left the author's sight, which must not repeat how someone else called it. */
export function numberedTitle(collection: AnyCollection, id: string): string {
  return `${isRecordKind(collection) ? nounOf(collection) : NOUNS[collection]} ${id}`;
}

/** «Crew list» of `crew_lists`. The rules of the kind say it too, but a screen that starts does without them. */
function nounOf(kind: RecordKind): string {
  const words = kind.replaceAll("_", " ").replace(/s$/, "");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Only what the author wrote, path by path: what is kept of an edit to a document that has left the author's sight, so that
 * nothing of the other parties stays with it.
 */
export function authorDiff(base: Body, mine: Body): Body {
  const written = differences(base, mine, (_, after) => !isMap(after));
  return Object.fromEntries(written.map(({ path, after }) => [path, after ?? null]));
}
