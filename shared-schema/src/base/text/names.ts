import { isContainer } from "../equal.ts";
import { entryOf, isMap, pathTo } from "../json.ts";
import { fault, type Refused, refusedAt } from "../result.ts";
import { invisibleIn, withoutInvisible } from "./invisible.ts";
import { markupIn } from "./markup.ts";

/** The keys under which a document holds names, in its parts too. */
type NameKeys = ReadonlySet<string>;

/**
 * Refuses a name with characters that cannot be seen. One that was stored before the rule stays until someone changes it.
 * @param before the committed document, null when it is created
 * @param after a checked one, so that its depth is bounded
 */
export function refuseInvisible(before: unknown, after: unknown, names: NameKeys): Refused | null {
  return inNewNames({ before, after, path: "" }, names, (name, field) => {
    const found = invisibleIn(name);
    if (!found) return null;
    const fields = { [field]: [fault("invisible-character", { ...found })] };
    return refusedAt(fields, "document.invisible-character", { field, ...found });
  });
}

/** Refuses a name with markup or the address of a page in it, as far as someone enters it: see `refuseInvisible`. */
export function refuseMarkup(before: unknown, after: unknown, names: NameKeys): Refused | null {
  return inNewNames({ before, after, path: "" }, names, (name, field) => {
    const found = markupIn(name);
    if (found === null) return null;
    return refusedAt({ [field]: [fault("markup-in-name", { found })] }, "document.markup-in-name", { field, found });
  });
}

interface Compared {
  before: unknown;
  after: unknown;
  path: string;
}

/** Asks a rule about each name that is new or changed. @returns the first refusal */
function inNewNames(
  { before, after, path }: Compared,
  names: NameKeys,
  rule: (name: string, field: string) => Refused | null,
): Refused | null {
  if (!isContainer(after) || before === after) return null;
  for (const [key, value] of Object.entries(after)) {
    const former = isMap(before) ? entryOf(before, key) : undefined;
    const at = pathTo(path, key);
    const said = typeof value === "string" && value !== former && names.has(key) ? rule(value, at) : null;
    const found = said ?? inNewNames({ before: former, after: value, path: at }, names, rule);
    if (found) return found;
  }
  return null;
}

/** A document whose names are without them, and the names that lost some. */
export function cleanNames<T>(document: T, names: NameKeys): { document: T; cleaned: string[] } {
  const cleaned: string[] = [];
  const clean = (value: unknown, key: string): unknown => {
    if (typeof value === "string" && names.has(key)) {
      const name = withoutInvisible(value);
      if (name !== value) cleaned.push(name);
      return name;
    }
    if (Array.isArray(value)) return value.map((each) => clean(each, key));
    return isMap(value) ? Object.fromEntries(Object.entries(value).map(([k, v]) => [k, clean(v, k)])) : value;
  };
  // Texts become other texts, and nothing else changes.
  return { document: clean(document, "") as T, cleaned };
}
