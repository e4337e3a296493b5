import { createHash, createHmac } from "node:crypto";
import canonicalize from "canonicalize";
import { openBody, type StoredBody } from "./storedBody.ts";

/** The content of an entry of the audit trail, as its hash covers it. */
export interface ChainEntry {
  /** 1 for the first entry, then one more each time. */
  number: number;
  /** UTC. */
  at: string;
  user_id: number | null;
  verb: string;
  collection: string | null;
  document_id: string | null;
  from_rev: number | null;
  to_rev: number | null;
  /** JSON: the digest of each revision that was written with the verb, by its number in the history. Null where there was none. */
  revisions: string | null;
  /** Digest of the entry's details and network address; null where it has neither. */
  said: string | null;
}

/** A revision as its digest covers it. */
export interface DigestedRevision {
  collection: string;
  id: string;
  rev: number;
  user_id: number | null;
  schema: number;
  deleted: number;
  at: string;
  body: StoredBody;
}

/** The hash before the first entry. */
export const NO_HASH = "0".repeat(64);

/**
 * The hash of an entry, which covers the one before it: SHA-256 in hex, over the canonical JSON (RFC 8785) of the entry with `prev`.
 * @param prev hash of the entry before
 */
export function entryHash(entry: ChainEntry, prev: string): string {
  const { number, at, user_id, verb, collection, document_id, from_rev, to_rev, revisions, said } = entry;
  const covered = { number, prev, at, user_id, verb, collection, document_id, from_rev, to_rev, revisions, said };
  return createHash("sha256").update(canonical(covered)).digest("hex");
}

/**
 * The salted digest of a revision: HMAC-SHA-256 in hex, with the salt as its key. Once the salt is erased, nobody can find the
 * value by trying.
 */
export function revisionDigest(row: DigestedRevision, salt: string): string {
  const { collection, id, rev, user_id, schema, deleted, at, body } = row;
  // The body is digested as it is stored: to bring 50 kB into canonical form takes longer than to write them.
  const head = canonical({ collection, id, rev, user_id, schema, deleted, at });
  return createHmac("sha256", salt).update(head).update("\n").update(openBody(body)).digest("hex");
}

/** The salted digest of what an entry says besides its columns, as above. */
export function textDigest(said: { details: string | null; address: string | null }, salt: string): string {
  const { details, address } = said;
  return createHmac("sha256", salt).update(canonical({ details, address })).digest("hex");
}

function canonical(value: object): string {
  const text = canonicalize(value);
  if (text === undefined) throw new Error("An entry is always JSON");
  return text;
}
