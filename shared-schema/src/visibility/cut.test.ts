import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isEqual } from "../base/equal.ts";
import { isMap, type JsonMap } from "../base/json.ts";
import { ROLES } from "../base/roles.ts";
import { merge3 } from "../sync/merge.ts";
import { COLLECTIONS, type Collection } from "../sync/wire.ts";
import type { FieldAudience } from "./audiences/fields.ts";
import type { AnyTable } from "./audiences/table.ts";
import { anyBody, UNKNOWN } from "./bodies.test-support.ts";
import { changesHidden, cut, seesWhole } from "./cut.ts";
import { FIELDS } from "./fields.ts";
import { covers, printedRoles, type Sight, sightWith } from "./sight.ts";

const TABLES: Readonly<Record<Collection, AnyTable>> = FIELDS;

/** Every set of audiences, with up to two roles in which a profile is printed. */
const anySight = fc
  .tuple(fc.subarray(["contract", "particulars", "travel", "bank"] as const), fc.subarray([...ROLES], { maxLength: 2 }))
  .map(([audiences, printed]) => sightWith(audiences, printed));
const view = fc.tuple(anySight, anySight).map(([sight, profile]) => ({ sight, sightOfProfile: () => profile }));

/** Is every value of the copy one of the body's, in its place? */
function isWithin(copy: unknown, body: unknown): boolean {
  if (!isMap(copy) || !isMap(body)) return copy === body;
  return Object.entries(copy).every(([key, value]) => Object.hasOwn(body, key) && isWithin(value, body[key]));
}

/** The audiences of the fields that a copy has. */
function shownIn(
  table: AnyTable,
  copy: JsonMap,
  sight: Sight,
  profile: Sight,
): { audience: FieldAudience; sight: Sight }[] {
  return Object.entries(copy).flatMap(([key, value]) => {
    const rule = Object.hasOwn(table, key) ? table[key] : undefined;
    if (rule === undefined) throw new Error(`${key} is in no table`);
    if (typeof rule === "string") return [{ audience: rule, sight }];
    if (!isMap(value)) throw new Error(`${key} is no map of parts`);
    const own = rule.areProfiles ? profile : sight;
    return Object.values(value).flatMap((part) => {
      if (!isMap(part)) throw new Error(`${key} has a part that is none`);
      return shownIn(rule.each, part, own, profile);
    });
  });
}

describe.each(COLLECTIONS)("a copy of %s", (collection) => {
  const body = anyBody(collection);

  it("has what the table gives to its viewer, and nothing else", () => {
    fc.assert(
      fc.property(body, view, (stored, seen) => {
        const copy = cut(collection, stored, seen);
        expect(isWithin(copy, stored)).toBe(true);
        for (const { audience, sight } of shownIn(TABLES[collection], copy, seen.sight, seen.sightOfProfile())) {
          expect(covers(sight, audience) || (audience === "printed" && printedRoles(sight).length > 0)).toBe(true);
        }
        for (const key of UNKNOWN) expect(Object.hasOwn(copy, key)).toBe(false);
      }),
    );
  });

  it("lacks no field that its viewer sees", () => {
    fc.assert(
      fc.property(body, view, (stored, seen) => {
        const copy = cut(collection, stored, seen);
        for (const [key, rule] of Object.entries(TABLES[collection])) {
          if (typeof rule !== "string" || !covers(seen.sight, rule) || !Object.hasOwn(stored, key)) continue;
          expect(copy[key]).toBe(stored[key]);
        }
      }),
    );
  });

  it("is the same when it is cut again", () => {
    fc.assert(
      fc.property(body, view, (stored, seen) => {
        const copy = cut(collection, stored, seen);
        expect(cut(collection, copy, seen)).toEqual(copy);
      }),
    );
  });

  it("does not depend on what it lacks", () => {
    fc.assert(
      fc.property(body, body, view, (stored, other, seen) => {
        const changed = { ...stored };
        for (const key of hiddenFields(collection, seen.sight)) {
          delete changed[key];
          if (Object.hasOwn(other, key)) changed[key] = other[key];
        }
        expect(cut(collection, changed, seen)).toEqual(cut(collection, stored, seen));
        expect(changesHidden(collection, stored, changed, seen)).toBe(
          hiddenFields(collection, seen.sight).some((key) => !isEqual(stored[key], changed[key])),
        );
      }),
    );
  });

  it("merges into the whole document without touching what it lacks", () => {
    fc.assert(
      fc.property(body, view, (stored, seen) => {
        const { ["__proto__"]: _, ...theirs } = stored;
        const copy = cut(collection, theirs, seen);
        const edited = { ...copy, edited: true };
        expect(merge3<object>(copy, edited, theirs)).toEqual({ value: { ...theirs, edited: true }, conflicts: [] });
      }),
    );
  });

  it("has nothing hidden that an edit of it could change", () => {
    fc.assert(
      fc.property(body, body, view, (stored, other, seen) => {
        const [before, after] = [cut(collection, stored, seen), cut(collection, other, seen)];
        expect(changesHidden(collection, before, after, seen)).toBe(false);
      }),
    );
  });

  it("is handed on whole to those alone who are in every audience that it names", () => {
    fc.assert(
      fc.property(anySight, (sight) => {
        const isCut = audiencesOf(TABLES[collection]).some((audience) => !covers(sight, audience));
        expect(seesWhole(collection, sight)).toBe(!isCut);
      }),
    );
  });
});

/** The fields of the document itself that a viewer does not see. */
function hiddenFields(collection: Collection, sight: Sight): string[] {
  return Object.entries(TABLES[collection]).flatMap(([key, rule]) =>
    typeof rule !== "string" || rule === "printed" || covers(sight, rule) ? [] : [key],
  );
}

function audiencesOf(table: AnyTable): FieldAudience[] {
  return Object.values(table).flatMap((rule) => (typeof rule === "string" ? [rule] : audiencesOf(rule.each)));
}
