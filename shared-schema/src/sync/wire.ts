import { z } from "zod";

/**
 * The version of the documents' shape on the wire and in the device's database. A client below `OLDEST_READER` is answered 426
 * on pull and stream; its pushes are taken for ever.
 */
export const SCHEMA_VERSION = 1;
export const OLDEST_READER = 1;

/** Synced both ways, in the order in which a device fills them. */
export const TWO_WAY = ["profiles", "yachts", "agreements", "contacts", "inbox"] as const;
/** Pulled only. */
export const PULL_ONLY = ["reference"] as const;
export const COLLECTIONS = [...TWO_WAY, ...PULL_ONLY] as const;
export type Collection = (typeof COLLECTIONS)[number];
export type TwoWayCollection = (typeof TWO_WAY)[number];

export const collectionName = z.enum(COLLECTIONS);

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
/** What left the user's sight, or was deleted: only the key is told. */
export interface GoneDocument {
  id: string;
  _deleted: true;
}

export const checkpoint = z.object({ epoch: z.string(), seq: z.int().min(0) });
export type Checkpoint = z.infer<typeof checkpoint>;

export interface PullAnswer {
  documents: (WireDocument | GoneDocument)[];
  checkpoint: Checkpoint;
}
/** The server was restored from a backup: start over, and push again what it lacks. */
export interface ResetAnswer {
  epoch: string;
  reset: true;
}

export const pushChange = z.object({
  collection: z.enum(TWO_WAY),
  op: z.string().min(8).max(64),
  /** What the device believes to be the server's state; null when it creates. */
  assumed: z.unknown().nullable(),
  next: z.unknown(),
});
export const pushRequest = z.object({
  device: z.string().min(1).max(64),
  schema: z.int().min(1),
  changes: z.array(pushChange).max(1_000),
  /** What is taken as it was sent need not be told again. */
  brief: z.boolean().optional(),
  /** The server whose state is assumed: another one answers that it is another one, and takes nothing. */
  epoch: z.string().optional(),
});
export type PushChange = z.infer<typeof pushChange>;
export type PushRequest = z.infer<typeof pushRequest>;

export interface WireClash {
  path: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface PushResult {
  op: string;
  outcome: "taken" | "merged" | "refused";
  /** The server's state after this change; a tombstone when the user may not see it. Null: it does not exist. */
  master: WireDocument | GoneDocument | null;
  clashes?: WireClash[];
  code?: string;
  message?: string;
}
export interface PushAnswer {
  results: PushResult[];
}
/** What was asked for `brief` and taken as it was sent: the server's state is what was sent, under this revision and schema. */
export interface BriefResult {
  op: string;
  outcome: "taken";
  rev: number;
  schema: number;
}
export interface BriefAnswer {
  results: (PushResult | BriefResult)[];
}

/** One frame of the event stream; prev and seq count per user over all collections, a gap makes the client pull again. */
export interface StreamEvent {
  prev: number;
  seq: number;
  collection: Collection;
  id: string;
}

export const leaseRequest = z.object({ kind: z.enum(["agreement", "yacht", "profile"]) });
export type LeaseKind = z.infer<typeof leaseRequest>["kind"];
/** How many ids a device takes at a time. */
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
