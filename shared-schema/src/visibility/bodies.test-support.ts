import fc from "fast-check";
import type { Collection } from "../sync/wire.ts";
import type { AnyTable } from "./audiences/table.ts";
import { FIELDS } from "./fields.ts";

/** Names of fields that no table has, some of them names that every object inherits. */
export const UNKNOWN = ["order_fee", "newer", "constructor", "toString", "__proto__"] as const;

const TABLES: Readonly<Record<Collection, AnyTable>> = FIELDS;

/** Bodies of a collection with known and unknown fields, each there or not, of any value: as a client may push them. */
export function anyBody(collection: Collection): fc.Arbitrary<Record<string, unknown>> {
  return fieldsOf(TABLES[collection]);
}

function fieldsOf(table: AnyTable): fc.Arbitrary<Record<string, unknown>> {
  const known = Object.entries(table).map(([key, rule]) => {
    const value = typeof rule === "string" ? valueFor(key) : partsOf(rule.each);
    return [key, fc.oneof({ weight: 4, arbitrary: value }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) })];
  });
  const unknown = UNKNOWN.map((key) => [key, fc.jsonValue({ maxDepth: 1 })]);
  return fc.record(Object.fromEntries([...known, ...unknown]), { requiredKeys: [] });
}

function partsOf(table: AnyTable): fc.Arbitrary<unknown> {
  const keys = fc.constantFrom("1", "2", "3", "constructor");
  return fc.dictionary(keys, fieldsOf(table), { maxKeys: 3 });
}

/** Values on which a rule depends come from a few; all others are free. */
function valueFor(key: string): fc.Arbitrary<unknown> {
  if (key === "is_company") return fc.boolean();
  if (key === "about") return fc.constantFrom(null, "waypoints.1.place", "base_price_cruising", "dates");
  if (key === "answers") return fc.constantFrom(null, "1", "2", "3");
  return fc.jsonValue({ maxDepth: 1 });
}
