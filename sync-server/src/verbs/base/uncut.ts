import type { BodyOf } from "shared-schema/sync/bodies";
import type { Collection } from "shared-schema/sync/wire";
import type { DocumentRow } from "../../store/queries/documents.ts";
import { openBody } from "../../store/storedBody.ts";

export type Body = Record<string, unknown>;

const parsed = new WeakMap<object, Body>();

/**
 * The whole body of a stored row, for the rules: what answers a reader goes through `visibility`. It is parsed once however many
 * rules look at it: no one changes it.
 * The one cast: nothing is stored that `decide…Change` has not checked against its schema.
 */
export function uncut<C extends Collection>(_collection: C, row: Pick<DocumentRow, "body">): BodyOf<C> {
  return uncutBody(row) as BodyOf<C>;
}

/** The same where the collection is not known. */
export function uncutBody(row: Pick<DocumentRow, "body">): Body {
  const known = parsed.get(row);
  if (known) return known;
  const body: Body = JSON.parse(openBody(row.body));
  parsed.set(row, body);
  return body;
}

/** A row that has just been made out of a body, which need not be parsed again. */
export function rowWith<Row extends Pick<DocumentRow, "body">>(row: Row, body: Body): Row {
  parsed.set(row, body);
  return row;
}
