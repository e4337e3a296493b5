import { isEqual } from "../base/equal.ts";
import { differences, isMap } from "../base/json.ts";
import type { Conflict } from "./merge.ts";

/** The value typed into a field, and the value the field showed when its user began. For a position, both are keyed. */
export interface TypedOver {
  seen: unknown;
  typed: unknown;
  /** The path in the document where it is saved, if a rule may replace the typed value with another. */
  path?: string;
}

/**
 * Finds conflicts where an edit would overwrite a value that arrived while it was being typed. As in any conflict, the
 * current value stays and the typed one is kept for its author.
 * @param before the current document · @param after the document after the edit
 */
export function typedOverOthers(before: unknown, after: unknown, { seen, typed, path: field }: TypedOver): Conflict[] {
  return differences(before, after).flatMap(({ path, before: was, after: is }) => {
    // A change that a rule makes along with the field was typed by no one.
    const base = partOf(seen, path);
    const isTyped = field === undefined ? isSame(is, partOf(typed, path)) : path === field;
    if (!isTyped || isSame(was, base)) return [];
    return [{ path, base: base ?? null, mine: is ?? null, theirs: was ?? null }];
  });
}

function partOf(value: unknown, path: string): unknown {
  return isMap(value) ? value[path.split(".").at(-1) ?? ""] : value;
}

/** An empty field is an empty text, or none. */
function isSame(a: unknown, b: unknown): boolean {
  return isEqual(a === "" ? null : (a ?? null), b === "" ? null : (b ?? null));
}
