import type { RxDocument } from "rxdb/plugins/core";
import type { Stored } from "../database/stored.ts";

/** A document with a leased number, as screens read it. */
export interface Doc<B> {
  id: number;
  key: string;
  rev: number;
  body: B;
}

/** A document whose key is no number. */
export interface KeyDoc<B> {
  key: string;
  rev: number;
  body: B;
}

/** A document in the shape of the screens; the same state gives an equal body by reference. */
export function keyDoc<B>(document: RxDocument<Stored<B>>): KeyDoc<B> {
  const { id, rev, body } = document.toJSON();
  // RxDB's type says deeply read-only, which the types of bodies do not.
  return { key: id, rev, body: body as B };
}

/** The newest first, by key. */
export function keyDocs<B>(documents: RxDocument<Stored<B>>[]): KeyDoc<B>[] {
  return documents.map((document) => keyDoc(document)).sort((a, b) => (a.key < b.key ? 1 : -1));
}
