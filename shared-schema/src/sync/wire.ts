import { z } from "zod";
import { isPushable, isRecordKind, type PushableKind, RECORD_KINDS } from "../records/kinds.ts";
import type { WireRefusal } from "../refusals/wire.ts";

/**
 * The version of the documents' shape on the wire and in the device's database. A client below `OLDEST_READER` is
 * answered 426 on pull and stream; its pushes are always taken.
 */
export const SCHEMA_VERSION = 1;
export const OLDEST_READER = 1;

/** The collections that are pushed and pulled, in the order in which a device fills them. */
export const TWO_WAY = ["profiles", "yachts", "agreements", "contacts", "agreement_records", "inbox"] as const;
/** The collections that travel; `reference` is pulled only. */
export const SYNCED = [...TWO_WAY, "reference"] as const;
export type SyncedCollection = (typeof SYNCED)[number];
export type TwoWayCollection = (typeof TWO_WAY)[number];

/** What a document is: every kind of record is a collection of its own, whatever travels together. */
export const COLLECTIONS = [
  ...(["profiles", "yachts", "agreements", "contacts"] as const),
  ...RECORD_KINDS,
  ...(["inbox", "reference"] as const),
] as const;
export type Collection = (typeof COLLECTIONS)[number];
/** A name that a document has in either way. */
export type AnyCollection = Collection | SyncedCollection;
/** The collections whose documents people write. */
export type WrittenCollection = Exclude<TwoWayCollection, "agreement_records"> | PushableKind;

export const collectionName = z.enum(COLLECTIONS);
export const syncedCollection = z.enum(SYNCED);

/** Whether people write documents of a collection. The server alone writes the others. */
export function isWritten(collection: AnyCollection): collection is WrittenCollection {
  if (isRecordKind(collection)) return isPushable(collection);
  return collection !== "reference" && collection !== "agreement_records";
}

/** Looked at as a whole: its collection's own schema looks at each field. */
function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !Object.hasOwn(value, "__proto__");
}

/** A document on the wire and in RxDB: the body with its key, the server's revision and the edit nonce. */
export const wireDocument = z.object({
  id: z.string().min(1).max(80),
  /** The server's; 0 while it has never been pushed. */
  rev: z.int().min(0),
  /** Changes with every local write, so that an edit that is taken back is still an edit; empty from the server. */
  e: z.string().max(60),
  schema: z.int().min(1),
  body: z.custom<Record<string, unknown>>(isObject),
  _deleted: z.boolean(),
});
export type WireDocument = z.infer<typeof wireDocument>;
/** A document that left the user's sight or was deleted. Only the key is sent. */
export interface GoneDocument {
  id: string;
  _deleted: true;
}

export const checkpoint = z.object({ epoch: z.string(), seq: z.int().min(0) });
export type Checkpoint = z.infer<typeof checkpoint>;

export interface PullAnswer {
  documents: (WireDocument | GoneDocument)[];
  checkpoint: Checkpoint;
  /** The page ended at its weight, before its number of rows: there is more to ask for. */
  more?: true;
}
/** The server was restored from a backup: start over, and push again what it lacks. */
export interface ResetAnswer {
  epoch: string;
  reset: true;
}

/** The largest size of one push, as JSON in UTF-8, uncompressed. */
export const MOST_PUSH_BYTES = 4 * 1024 * 1024;
/** The largest total size of the bodies on one page of a pull. A page of one document may be larger. */
export const MOST_PULL_BYTES = 2 * 1024 * 1024;

const pushChange = z.object({
  collection: z.enum(TWO_WAY),
  op: z.string().min(8).max(64),
  /** The server's state as the device believes it; null when it creates. */
  assumed: z.unknown().nullable(),
  next: z.unknown(),
});
export const pushRequest = z.object({
  device: z.string().min(1).max(64),
  schema: z.int().min(1),
  changes: z.array(pushChange).max(1_000),
  /** The device asks for short results: an edit taken as it was sent is not repeated. */
  brief: z.boolean().optional(),
  /** The server whose state is assumed: another one answers that it is another one, and takes nothing. */
  epoch: z.string().optional(),
});
export type PushChange = z.infer<typeof pushChange>;
export type PushRequest = z.infer<typeof pushRequest>;

/** The outcome of an edit. Unless it was taken as it was sent, it carries the reason: `code`, `params` and `fields`. */
export interface PushResult extends Partial<WireRefusal> {
  op: string;
  outcome: "taken" | "merged" | "refused";
  /** The server's state after this change; a tombstone when the user may not see it. Null: it does not exist. */
  master: WireDocument | GoneDocument | null;
  /**
   * The conflicts for the author to decide, as rows of the inbox. One that the server could not keep has `rev` 0: it is
   * the device's to keep. A row decided since is not repeated. Absent where the server has made none.
   */
  inbox?: WireDocument[];
}
export interface PushAnswer {
  results: PushResult[];
}
/**
 * The result of an edit pushed with `brief` and taken as it was sent: the server's state is the sent one, under this
 * revision and schema.
 */
export interface BriefResult {
  op: string;
  outcome: "taken";
  rev: number;
  schema: number;
}
/** The state of a document is told once in an answer, with the last result of that document. */
type EarlierResult = Omit<PushResult, "master">;
export interface BriefAnswer {
  results: (PushResult | EarlierResult | BriefResult)[];
}

/** One frame of the event stream; prev and seq count per user over all collections, a gap makes the client pull again. */
export interface StreamEvent {
  prev: number;
  seq: number;
  collection: SyncedCollection;
  id: string;
}

/** The most blocks that are leased at once: numbers for the largest file of contacts. */
export const MOST_BLOCKS = 100;
export const leaseRequest = z.object({
  kind: z.enum(["agreement", "yacht", "profile"]),
  /** How many blocks to lease as one, for an import. */
  blocks: z.int().min(1).max(MOST_BLOCKS).default(1),
});
export type LeaseKind = z.infer<typeof leaseRequest>["kind"];
/** The number of ids that a device leases at a time. */
export const LEASE_SIZE: Record<LeaseKind, number> = { agreement: 5, yacht: 50, profile: 100 };
/** Both ends included. */
export interface Lease {
  from: number;
  to: number;
}

/** `GET /api/sync/digest`: what the server believes the user to hold, to find what a device lost. */
export interface Digest {
  count: number;
  /** xor over all documents of `digestOf(id, rev)`. */
  xor: number;
}
