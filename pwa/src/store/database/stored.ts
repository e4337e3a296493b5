import type { RxCollection } from "rxdb/plugins/core";
import { isEqual } from "shared-schema/base/equal";
import type { RecordKind } from "shared-schema/records/kinds";
import type { RecordBody } from "shared-schema/records/rules";
import type { BodyOf } from "shared-schema/sync/bodies";
import type { GoneDocument, SyncedCollection, WireDocument } from "shared-schema/sync/wire";

/** A document as RxDB keeps it. A tombstone that came from the server has its key alone. */
export interface Stored<B = Record<string, unknown>> {
  id: string;
  /** The server's revision; 0 while it has never been there. */
  rev: number;
  /** Nonce of the last local write; empty once the server's state is here. */
  e: string;
  schema: number;
  body: B;
}

/** The collections as replication sees them: a body is what it is. */
export type PlainCollections = { [C in SyncedCollection]: RxCollection<Stored> };
/** The same collections as screens and commands see them. Records are reached by their kind. */
export type Collections = { [C in Exclude<SyncedCollection, "agreement_records">]: RxCollection<Stored<BodyOf<C>>> } & {
  /** `agreement_records` as the collection of each kind: for keys of that kind alone. */
  records: RecordCollections;
};

/** The records of each kind. */
type RecordCollections = { [K in RecordKind]: RxCollection<Stored<RecordBody<K>>> };

/** A document as replication hands it over: a stored one, or the remains of a deleted one. */
export type Replicated = Partial<Stored> & { id: string; _deleted: boolean };

/** Takes over what a document is on the wire and leaves RxDB's own fields behind. */
export function toWire(document: Replicated): WireDocument | GoneDocument {
  if (document.body === undefined) return { id: document.id, _deleted: true };
  return {
    id: document.id,
    rev: document.rev ?? 0,
    e: document.e ?? "",
    schema: document.schema ?? 1,
    body: document.body,
    _deleted: document._deleted,
  };
}

/** A state in a change, as it was read from this device when the change was made. */
export function sentState(state: unknown): WireDocument | GoneDocument {
  // The wire's types say nothing of it, because a server reads what others send; this device has made it itself.
  return toWire(state as Replicated);
}

/** Two states of one document are the same when content, revision and edit nonce are. */
export function sameState(a: Replicated, b: Replicated): boolean {
  return (
    a.id === b.id &&
    Boolean(a._deleted) === Boolean(b._deleted) &&
    (a.rev ?? 0) === (b.rev ?? 0) &&
    (a.e ?? "") === (b.e ?? "") &&
    isEqual(a.body ?? null, b.body ?? null)
  );
}

/** The body of a document on the wire; null for a tombstone. */
export function bodyOf(document: WireDocument | GoneDocument | null): Record<string, unknown> | null {
  return document && "body" in document && !document._deleted ? document.body : null;
}
