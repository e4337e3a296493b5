import { createHash, createHmac } from "node:crypto";
import {
  type ChainEntry,
  canonicalText,
  detailsText,
  type EntryDetails,
  entryText,
} from "shared-schema/base/auditChain";
import { openBody, type StoredBody } from "./storedBody.ts";

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

/** The hash of an entry in hex. @param prev hash of the entry before */
export function entryHash(entry: ChainEntry, prev: string): string {
  return createHash("sha256").update(entryText(entry, prev)).digest("hex");
}

/**
 * The salted digest of a revision: HMAC-SHA-256 in hex, with the salt as its key. Once the salt is erased, no one can find the
 * value by trying.
 */
export function revisionDigest(row: DigestedRevision, salt: string): string {
  const { collection, id, rev, user_id, schema, deleted, at, body } = row;
  // The body is digested as it is stored: to bring 50 kB into canonical form takes longer than to write them.
  const head = canonicalText({ collection, id, rev, user_id, schema, deleted, at });
  return createHmac("sha256", salt).update(head).update("\n").update(openBody(body)).digest("hex");
}

/** The salted digest of what an entry says besides its columns, as above. */
export function textDigest(details: EntryDetails, salt: string): string {
  return createHmac("sha256", salt).update(detailsText(details)).digest("hex");
}
