import { HEAD } from "./rows.ts";

type Head = typeof HEAD;
/** A field of an agreement's head. */
export type HeadField = keyof Head;
type Use = Head[HeadField]["in"][number];
/** The fields that one of the lists of the rows names, and those that have a column. */
export type HeadIn<U extends Use> = { [K in HeadField]: U extends Head[K]["in"][number] ? K : never }[HeadField];
type Having<C extends string> = { [K in HeadField]: Head[K] extends Record<C, unknown> ? K : never }[HeadField];

// The keys of a constant are those of its type.
export const HEAD_FIELDS = Object.keys(HEAD) as readonly HeadField[];

/** A value for each of some fields. */
export function byField<K extends HeadField, V>(fields: readonly K[], value: (field: K) => V): Record<K, V> {
  // `fromEntries` forgets the keys.
  return Object.fromEntries(fields.map((field) => [field, value(field)])) as Record<K, V>;
}

/** One column of the table, with the type that it has in each row. */
function column<C extends "label" | "audience" | "about">(name: C): { [K in HeadField]: Head[K][C] } {
  // The type follows each field, which a function of any field cannot say.
  return byField(HEAD_FIELDS, (field) => HEAD[field][name]) as { [K in HeadField]: Head[K][C] };
}

/** The head of an agreement by itself. */
export function headOf<B extends { [K in HeadField]?: unknown }>(body: B): Pick<B, HeadField> {
  // As with a column.
  return byField(HEAD_FIELDS, (field) => body[field]) as Pick<B, HeadField>;
}

/** The fields that a list of the rows names. */
export function headIn<U extends Use>(use: U): HeadIn<U>[] {
  const uses = (field: HeadField): field is HeadIn<U> => (HEAD[field].in as readonly Use[]).includes(use);
  return HEAD_FIELDS.filter(uses);
}

/** The fields whose rows have a column that others leave out. */
export function headWith<C extends "term" | "tab">(name: C): Having<C>[] {
  const has = (field: HeadField): field is Having<C> => name in HEAD[field];
  return HEAD_FIELDS.filter(has);
}

export const HEAD_LABELS = column("label");
export const HEAD_AUDIENCES = column("audience");
export const HEAD_ABOUT = column("about");
