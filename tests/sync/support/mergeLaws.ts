import fc from "fast-check";
import { isContainer, isEqual } from "shared-schema/sync/equal";
import { merge3 } from "shared-schema/sync/merge";

const leaf = fc.oneof(fc.constantFrom("a", "b", "c"), fc.integer({ min: 0, max: 3 }), fc.constant(null));
const track = fc.array(leaf, { maxLength: 2 });

/** Bodies of any shape, three floors deep, of few keys and values: so that two edits meet often. */
const { body } = fc.letrec<{ body: Record<string, unknown>; value: unknown }>((tie) => ({
  body: fc.dictionary(fc.constantFrom("p", "q", "r"), tie("value"), { maxKeys: 3 }),
  value: fc.oneof({ maxDepth: 3, depthSize: "small" }, leaf, track, tie("body")),
}));
type Body = Record<string, unknown>;

const isMap = (value: unknown): value is Body => isContainer(value) && !Array.isArray(value);
const at = (value: unknown, path: string): unknown =>
  path === "" ? value : path.split(".").reduce<unknown>((inner, key) => (isMap(inner) ? inner[key] : undefined), value);

/** Paths of all values that are no maps. */
function paths(value: unknown, path = ""): string[] {
  if (!isMap(value)) return [path];
  return Object.entries(value).flatMap(([key, inner]) => paths(inner, path === "" ? key : `${path}.${key}`));
}

const under = (path: string, place: string) => place === "" || path === place || path.startsWith(`${place}.`);

/** The laws of the merge, each true of any three bodies. */
const LAWS: Record<string, (base: Body, mine: Body, theirs: Body) => boolean> = {
  "who changed nothing gets what is committed": (base, _, theirs) =>
    isEqual(merge3(base, base, theirs), { value: theirs, clashes: [] }),

  "who alone changed something gets it": (base, mine) =>
    isEqual(merge3(base, mine, base), { value: mine, clashes: [] }),

  "the same edit on both sides is no clash": (base, mine) =>
    isEqual(merge3(base, mine, mine), { value: mine, clashes: [] }),

  "merging once more changes nothing": (base, mine, theirs) => {
    const once = merge3(base, mine, theirs);
    return isEqual(merge3(base, mine, once.value).value, once.value);
  },

  "edits that do not clash may come in any order": (base, mine, theirs) => {
    const forth = merge3(base, mine, theirs);
    const back = merge3(base, theirs, mine);
    return forth.clashes.length > 0 || (back.clashes.length === 0 && isEqual(forth.value, back.value));
  },

  "a clash on one side is a clash on the other": (base, mine, theirs) =>
    isEqual(placesOf(base, mine, theirs), placesOf(base, theirs, mine)),

  "where there is a clash, what is committed stands": (base, mine, theirs) => {
    const { value, clashes } = merge3(base, mine, theirs);
    return clashes.every(({ path }) => isEqual(at(value, path) ?? null, at(theirs, path) ?? null));
  },

  "a clash carries all three values": (base, mine, theirs) =>
    merge3(base, mine, theirs).clashes.every(
      (clash) =>
        isEqual(clash.base, at(base, clash.path) ?? null) &&
        isEqual(clash.mine, at(mine, clash.path) ?? null) &&
        isEqual(clash.theirs, at(theirs, clash.path) ?? null),
    ),

  "no value is invented": (base, mine, theirs) => {
    const { value } = merge3(base, mine, theirs);
    return paths(value).every((path) => {
      const found = at(value, path);
      return isMap(found) || [mine, theirs].some((side) => isEqual(at(side, path), found));
    });
  },

  "no edit is lost: it is in the result or in a clash": (base, mine, theirs) => {
    const { value, clashes } = merge3(base, mine, theirs);
    return paths(mine).every(
      (path) =>
        isEqual(at(base, path), at(mine, path)) ||
        isEqual(at(value, path), at(mine, path)) ||
        clashes.some((clash) => under(path, clash.path)),
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
    .clashes.map(({ path }) => path)
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
    { numRuns: cases, seed },
  );
}
