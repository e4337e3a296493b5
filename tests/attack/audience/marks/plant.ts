import { COUNTRY_CODES } from "shared-schema/base/country/countryCodes";
import { BODIES } from "shared-schema/sync/bodies";
import type { Collection } from "shared-schema/sync/wire";
import { systemIds } from "sync-server/ports/ids";
import { z } from "zod";
import type { Age, Mark } from "./mark.ts";
import type { Marks } from "./marks.ts";

/** As much of JSON Schema as the bodies need. */
interface Schema {
  type?: string;
  format?: string;
  pattern?: string;
  maximum?: number;
  enum?: string[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
  propertyNames?: Schema;
  items?: Schema;
  prefixItems?: Schema[];
}

type Values = Record<string, unknown>;

/** Where a value is planted, and by what chance. */
export interface Plot {
  marks: Marks;
  collection: Collection;
  id: string;
  age: Age;
  /** One of so many, from 0. */
  choose(count: number): number;
}

const SCHEMAS = new Map<Collection, Schema>();

function schemaOf(collection: Collection): Schema {
  const known = SCHEMAS.get(collection);
  if (known) return known;
  const schema: Schema = JSON.parse(
    JSON.stringify(z.toJSONSchema(BODIES[collection], { io: "input", unrepresentable: "any" })),
  );
  SCHEMAS.set(collection, schema);
  return schema;
}

/** A body with a secret in every field but the given ones: a field that is added to the schema has one too. */
export function plantedBody(plot: Plot, given: Values): Values {
  const { properties = {} } = schemaOf(plot.collection);
  return plantedFields(plot, properties, { path: "", part: null, given });
}

/** A part of one of a body's maps, in the same way. */
export function plantedPart(plot: Plot, map: string, part: string, given: Values): Values {
  const { properties = {} } = schemaOf(plot.collection);
  const each = properties[map]?.additionalProperties?.properties;
  if (!each) throw new Error(`${plot.collection}.${map} is no map of parts`);
  return plantedFields(plot, each, { path: `${map}.*.`, part, given });
}

interface Place {
  path: string;
  part: string | null;
  given: Values;
}

function plantedFields(plot: Plot, fields: Record<string, Schema>, { path, part, given }: Place): Values {
  const planted = Object.entries(fields).map(([key, schema]) => {
    if (Object.hasOwn(given, key)) return [key, given[key]];
    return [key, valueFor(plot, schema, { path: `${path}${key}`, part })];
  });
  return Object.fromEntries(planted);
}

/** What people do in these worlds takes them. */
const NEEDED: ReadonlySet<string> = new Set([
  ...["agreements.payment_calls.*.amount", "agreements.special_conditions.*.price"],
  ...["agreements.base_price_cruising", "agreements.base_price_routing"],
  ...["agreements.fuel_bunkers.*.price_per_litre", "agreements.fuel_bunkers.*.quantity"],
]);

type Field = Pick<Place, "path" | "part">;

function valueFor(plot: Plot, schema: Schema, field: Field): unknown {
  const { collection, id, age, marks, choose } = plot;
  const mark: Mark = { collection, id, ...field, age };
  if (schema.anyOf) {
    const options = schema.anyOf.filter(({ type }) => type !== "null");
    const mayBeEmpty = options.length < schema.anyOf.length && !NEEDED.has(`${collection}.${field.path}`);
    // One in ten that may be empty is.
    if (mayBeEmpty && choose(10) === 0) return null;
    return valueFor(plot, options[0] ?? {}, field);
  }
  if (schema.properties) return plantedFields(plot, schema.properties, { ...field, path: `${field.path}.`, given: {} });
  if (schema.additionalProperties) return plantedMap(plot, schema, field);
  if (schema.prefixItems) return schema.prefixItems.map((each) => valueFor(plot, each, field));
  if (schema.items?.type === "integer") return [listedNumber(marks, mark, choose)];
  if (schema.items) return [valueFor(plot, schema.items, field)];
  if (schema.enum) return paired(marks, mark, schema.enum[choose(schema.enum.length)] ?? "");
  if (schema.type === "boolean") return choose(2) === 0;
  if (schema.type === "number" || schema.type === "integer") return numberFor(marks, mark, schema, choose);
  return textFor(marks, mark, schema, choose);
}

function plantedMap(plot: Plot, schema: Schema, { path }: Field): Values {
  const parts = Array.from({ length: 1 + plot.choose(2) }, () => {
    const part = systemIds.uuid();
    return [part, valueFor(plot, schema.additionalProperties ?? {}, { path: `${path}.*`, part })];
  });
  return Object.fromEntries(parts);
}

function numberFor(marks: Marks, mark: Mark, { type, maximum = 0 }: Schema, choose: Plot["choose"]): number {
  if (type === "integer") return paired(marks, mark, 1 + choose(Math.min(maximum, 300)));
  if (maximum > 9_999_999) return marks.amount(mark);
  const value = maximum <= 1 ? (100 + choose(800)) / 1_000 : 10 + choose(maximum * 0.8) + (1 + choose(9)) / 10;
  return paired(marks, mark, value);
}

/** A number in a list has no key beside it: it has eight digits, and is found by itself. */
function listedNumber(marks: Marks, mark: Mark, choose: Plot["choose"]): number {
  const value = 60_000_000 + choose(9_999_999);
  marks.number(mark, value);
  return value;
}

const COUNTRIES = [...COUNTRY_CODES];

function textFor(marks: Marks, mark: Mark, { format, pattern = "" }: Schema, choose: Plot["choose"]): string {
  if (format === "date") return marks.date(mark, bornOrDue(mark));
  if (format === "date-time") return `${marks.date(mark, { first: 2001, years: 15 })}T10:00:00.000Z`;
  if (format === "email") return `${marks.word(mark)}@marks.test`.toLowerCase();
  if (format === "uuid") return systemIds.uuid();
  if (pattern === "^[A-Z]{2}$") return paired(marks, mark, COUNTRIES[choose(COUNTRIES.length)] ?? "FR");
  if (pattern === "^[A-Z]{3}$") return paired(marks, mark, "CHF");
  if (pattern.includes("[0-9a-f]{64}")) return hashOf(choose);
  if (pattern.startsWith("^([01]")) return paired(marks, mark, `1${choose(10)}:${10 + choose(50)}`);
  return marks.word(mark);
}

/** People are born before the documents that they show expire, and before anything is due. */
function bornOrDue({ path }: Mark): { first: number; years: number } {
  return path.includes("birth") ? { first: 1930, years: 70 } : { first: 2040, years: 60 };
}

function hashOf(choose: Plot["choose"]): string {
  return Array.from({ length: 64 }, () => choose(16).toString(16)).join("");
}

function paired<Value extends string | number>(marks: Marks, mark: Mark, value: Value): Value {
  marks.pair(mark, value);
  return value;
}
