import { printedFields } from "../agreement/printed.ts";
import { isEqual } from "../base/equal.ts";
import { isMap, type JsonMap } from "../base/json.ts";
import type { Collection } from "../sync/wire.ts";
import type { FieldAudience } from "./audiences/fields.ts";
import type { AnyParts, AnyTable } from "./audiences/table.ts";
import { FIELDS } from "./fields.ts";
import { covers, LEAST, printedRoles, type Sight } from "./sight.ts";

/** A body, perhaps as a client has sent it: unchecked. */
type Values = Readonly<JsonMap>;

/** A viewer's sight of a document, and of the profiles in it. */
interface View {
  sight: Sight;
  /** The sight of a profile in a frozen copy, by its number; without it, the least. */
  sightOfProfile?: (number: string) => Sight;
}

const TABLES: Readonly<Record<Collection, AnyTable>> = FIELDS;

/**
 * The copy of a document that a viewer gets. What the table does not give to the viewer is left out, never emptied: no one can
 * tell whether there is anything. A map of parts is left out for a viewer who sees no field of any part.
 */
export function cut(collection: Collection, body: Values, view: View): JsonMap {
  return cutFields(TABLES[collection], body, view);
}

/** Does a viewer with this sight get a document as it is stored, with the fields that this version does not know? */
export function seesWhole(collection: Collection, sight: Sight): boolean {
  return AUDIENCES_IN[collection].every((audience) => covers(sight, audience));
}

/** Whether an edit changes something that the copy of a viewer does not show. */
export function changesHidden(collection: Collection, before: Values, after: Values, view: View): boolean {
  return !isEqual(hiddenIn(before, cut(collection, before, view)), hiddenIn(after, cut(collection, after, view)));
}

/** Returns what a copy lacks. */
function hiddenIn(body: Values, copy: Values): JsonMap {
  const hidden = Object.entries(body).flatMap(([key, value]): [string, unknown][] => {
    if (!Object.hasOwn(copy, key)) return [[key, value]];
    const shown = copy[key];
    if (value === shown || !isMap(value) || !isMap(shown)) return [];
    const within = hiddenIn(value, shown);
    return Object.keys(within).length === 0 ? [] : [[key, within]];
  });
  return Object.fromEntries(hidden);
}

function cutFields(table: AnyTable, body: Values, view: View): JsonMap {
  const shown = Object.entries(body).flatMap(([key, value]): [string, unknown][] => {
    const rule = Object.hasOwn(table, key) ? table[key] : undefined;
    if (rule === undefined) return [];
    if (typeof rule === "string") return isAllowed(rule, key, body, view.sight) ? [[key, value]] : [];
    return isMap(value) && showsAny(rule.each, view) ? [[key, cutParts(rule, value, view)]] : [];
  });
  return Object.fromEntries(shown);
}

function cutParts(rule: AnyParts, parts: Values, view: View): JsonMap {
  const shown = Object.entries(parts).flatMap(([key, part]): [string, unknown][] => {
    if (!isMap(part)) return [];
    if (rule.audienceOf && !covers(view.sight, rule.audienceOf(part, parts))) return [];
    const sight = rule.areProfiles ? (view.sightOfProfile?.(key) ?? LEAST) : view.sight;
    return [[key, cutFields(rule.each, part, { ...view, sight })]];
  });
  return Object.fromEntries(shown);
}

function isAllowed(audience: FieldAudience, key: string, body: Values, sight: Sight): boolean {
  if (covers(sight, audience)) return true;
  if (audience !== "printed") return false;
  const of = { is_company: body["is_company"] === true };
  return printedRoles(sight).some((role) => printedFields(role, of).some((field) => field === key));
}

/** Whether any viewer with this sight sees a field of such a part: profiles are always named. */
function showsAny(table: AnyTable, { sight }: View): boolean {
  return audiencesIn(table).some((audience) => audience === "printed" || covers(sight, audience));
}

function audiencesIn(table: AnyTable): FieldAudience[] {
  const found = Object.values(table).flatMap((rule) => (typeof rule === "string" ? [rule] : audiencesIn(rule.each)));
  return [...new Set(found)];
}

/** The audiences that the table of each collection names. */
const AUDIENCES_IN = Object.fromEntries(
  Object.entries(TABLES).map(([collection, table]) => [collection, audiencesIn(table)]),
) as Readonly<Record<Collection, FieldAudience[]>>;
