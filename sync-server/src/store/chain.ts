import { createHmac, hash } from "node:crypto";
import {
  type ChainEntry,
  detailsText,
  type EntryDetails,
  entryText,
  type RevisionHead,
  revisionText,
} from "shared-schema/base/auditChain";
import { openBody, type StoredBody } from "./storedBody.ts";

/** A revision as its digest covers it. */
export interface DigestedRevision extends RevisionHead {
  body: StoredBody;
}

/** The hash of an entry in hex. @param prev hash of the entry before */
export function entryHash(entry: ChainEntry, prev: string): string {
  // In one call: an object that is fed and asked takes four times as long.
  return hash("sha256", entryText(entry, prev), "hex");
}

/**
 * The salted digest of a revision: HMAC-SHA-256 in hex, with the salt as its key. Once the salt is erased, no one can find the
 * value by trying.
 */
export function revisionDigest(row: DigestedRevision, salt: string): string {
  // The body is digested as it is stored: to bring 50 kB into canonical form takes longer than to write them.
  return createHmac("sha256", salt)
    .update(`${revisionText(row)}\n${openBody(row.body)}`)
    .digest("hex");
}

/**
 * The digest of a row of the ledger, in hex. It lies among the details of an entry, whose salt hides it. Columns that hold nothing are left
 * out, so that a column that is added later changes no digest.
 */
export function ledgerDigest(row: Readonly<Record<string, string | number | null>>): string {
  const held = Object.entries(row).filter(([, value]) => value !== null);
  return hash("sha256", JSON.stringify(Object.fromEntries(held.sort(([a], [b]) => (a < b ? -1 : 1)))), "hex");
}

/** The salted digest of what an entry says besides its columns, as above. */
export function textDigest(details: EntryDetails, salt: string): string {
  return createHmac("sha256", salt).update(detailsText(details)).digest("hex");
}
