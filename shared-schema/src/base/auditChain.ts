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

/** What an entry says besides its columns. */
export interface EntryDetails {
  /** JSON. */
  details: string | null;
  /** Keyed hash of the network address. */
  address: string | null;
}

/** The hash before the first entry. */
export const NO_HASH = "0".repeat(64);

/**
 * The text whose SHA-256 is the hash of an entry, which covers the one before it: the canonical JSON (RFC 8785) of the entry with `prev`.
 * @param prev hash of the entry before, in hex
 */
export function entryText(entry: ChainEntry, prev: string): string {
  const { number, at, user_id, verb, collection, document_id, from_rev, to_rev, revisions, said } = entry;
  // Of texts and numbers whose keys are in order, JSON is the canonical form. Each edit writes one.
  return JSON.stringify({
    at,
    collection,
    document_id,
    from_rev,
    number,
    prev,
    revisions,
    said,
    to_rev,
    user_id,
    verb,
  });
}

/** The text whose HMAC-SHA-256, with a salt as its key, is the digest in an entry. */
export function detailsText({ details, address }: EntryDetails): string {
  return JSON.stringify({ address, details });
}

/** A revision as its digest covers it, besides its body. */
export interface RevisionHead {
  collection: string;
  id: string;
  rev: number;
  user_id: number | null;
  schema: number;
  deleted: number;
  at: string;
}

/** The canonical JSON (RFC 8785) of a revision without its body. */
export function revisionText({ collection, id, rev, user_id, schema, deleted, at }: RevisionHead): string {
  return JSON.stringify({ at, collection, deleted, id, rev, schema, user_id });
}
