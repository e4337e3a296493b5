import fc from "fast-check";
import { defined } from "shared-schema/base/defined";
import { isEqual } from "shared-schema/base/equal";
import { isMap, pathTo, valueAt } from "shared-schema/base/json";
import { merge3 } from "shared-schema/sync/merge";

const leaf = fc.oneof(fc.constantFrom("a", "b", "c"), fc.integer({ min: 0, max: 3 }), fc.constant(null));
const track = fc.array(leaf, { maxLength: 2 });

/** Bodies of any shape, three floors deep, of few keys and values: so that two edits meet often. */
const { body } = fc.letrec<{ body: Record<string, unknown>; value: unknown }>((tie) => ({
  body: fc.dictionary(fc.constantFrom("p", "q", "r"), tie("value"), { maxKeys: 3 }),
  value: fc.oneof({ maxDepth: 3, depthSize: "small" }, leaf, track, tie("body")),
}));
type Body = Record<string, unknown>;

const at = (value: unknown, path: string): unknown => (path === "" ? value : valueAt(value, path));

/** Paths of all values that are no maps. */
function paths(value: unknown, path = ""): string[] {
  if (!isMap(value)) return [path];
  return Object.entries(value).flatMap(([key, inner]) => paths(inner, pathTo(path, key)));
}

const under = (path: string, place: string) => place === "" || path === place || path.startsWith(`${place}.`);

/** The laws of the merge, each true of any three bodies. */
const LAWS: Record<string, (base: Body, mine: Body, theirs: Body) => boolean> = {
  "who changed nothing gets what is committed": (base, _, theirs) =>
    isEqual(merge3(base, base, theirs), { value: theirs, conflicts: [] }),

  "who alone changed something gets it": (base, mine) =>
    isEqual(merge3(base, mine, base), { value: mine, conflicts: [] }),

  "the same edit on both sides is no conflict": (base, mine) =>
    isEqual(merge3(base, mine, mine), { value: mine, conflicts: [] }),

  "merging once more changes nothing": (base, mine, theirs) => {
    const once = merge3(base, mine, theirs);
    return isEqual(merge3(base, mine, once.value).value, once.value);
  },

  "edits that do not conflict may come in any order": (base, mine, theirs) => {
    const forth = merge3(base, mine, theirs);
    const back = merge3(base, theirs, mine);
    return forth.conflicts.length > 0 || (back.conflicts.length === 0 && isEqual(forth.value, back.value));
  },

  "a conflict on one side is a conflict on the other": (base, mine, theirs) =>
    isEqual(placesOf(base, mine, theirs), placesOf(base, theirs, mine)),

  "where there is a conflict, what is committed is kept": (base, mine, theirs) => {
    const { value, conflicts } = merge3(base, mine, theirs);
    return conflicts.every(({ path }) => isEqual(at(value, path) ?? null, at(theirs, path) ?? null));
  },

  "a conflict carries all three values": (base, mine, theirs) =>
    merge3(base, mine, theirs).conflicts.every(
      (conflict) =>
        isEqual(conflict.base, at(base, conflict.path) ?? null) &&
        isEqual(conflict.mine, at(mine, conflict.path) ?? null) &&
        isEqual(conflict.theirs, at(theirs, conflict.path) ?? null),
    ),

  "no value is invented": (base, mine, theirs) => {
    const { value } = merge3(base, mine, theirs);
    return paths(value).every((path) => {
      const found = at(value, path);
      return isMap(found) || [mine, theirs].some((side) => isEqual(at(side, path), found));
    });
  },

  "no edit is lost: it is in the result or in a conflict": (base, mine, theirs) => {
    const { value, conflicts } = merge3(base, mine, theirs);
    return paths(mine).every(
      (path) =>
        isEqual(at(base, path), at(mine, path)) ||
        isEqual(at(value, path), at(mine, path)) ||
        conflicts.some((conflict) => under(path, conflict.path)),
    );
  },

  "nothing committed is overwritten unseen": (base, mine, theirs) => {
    const { value } = merge3(base, mine, theirs);
    return paths(theirs).every(
      (path) => isEqual(at(base, path), at(theirs, path)) || isEqual(at(value, path), at(theirs, path)),
    );
  },
};

function placesOf(base: Body, mine: Body, theirs: Body): string[] {
  return merge3(base, mine, theirs)
    .conflicts.map(({ path }) => path)
    .sort();
}

/** Three bodies of which two were often made out of the third, as edits are. */
const edited = fc
  .tuple(body, body, body, fc.boolean(), fc.boolean())
  .map(([base, mine, theirs, near, far]): [Body, Body, Body] => [
    base,
    near ? { ...base, ...mine } : mine,
    far ? { ...base, ...theirs } : theirs,
  ]);

export const LAW_NAMES = Object.keys(LAWS);

/** Tries one law on many cases; throws with the smallest that breaks it. */
export function tryLaw(name: string, cases: number, seed?: number): void {
  const law = LAWS[name];
  if (!law) throw new Error(`There is no law «${name}».`);
  fc.assert(
    fc.property(edited, ([base, mine, theirs]) => law(base, mine, theirs)),
    defined({ numRuns: cases, seed }),
  );
}
