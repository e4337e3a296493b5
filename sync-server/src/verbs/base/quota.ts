import { type Refused, refused } from "shared-schema/base/result";
import { bytesOf } from "shared-schema/base/size";
import { BODIES } from "shared-schema/sync/bodies";
import { type Collection, isWritten } from "shared-schema/sync/wire";
import type { Quotas } from "../../quotas.ts";
import type { Usage } from "../../store/queries/usage.ts";
import type { Actor, Tx } from "./context.ts";
import { ownership } from "./relations.ts";
import type { Body } from "./uncut.ts";

/** A written document's part in the usage of its account. */
export interface Written {
  collection: Collection;
  body: Body;
  /** As it is kept. */
  json: string;
  /** The author; null is the server, which writes for the owner. */
  user_id: number | null;
  /** Whether the document was live before the write, and whether it is after. */
  existed: boolean;
  exists: boolean;
}

/** Counts a written document: its bytes for who had it written, the document itself for who made it. */
export function countWritten(tx: Tx, { collection, body, json, user_id, existed, exists }: Written): void {
  const { owner_id, creator_id } = ownership(body);
  const writer = user_id ?? owner_id;
  if (writer !== null)
    tx.store.usage.add(writer, { documents: 0, bytes: storedBytes(Buffer.byteLength(json)) }, tx.now);
  const maker = creator_id ?? owner_id;
  if (maker !== null && isWritten(collection) && existed !== exists) {
    tx.store.usage.add(maker, { documents: exists ? 1 : -1, bytes: 0 }, tx.now);
  }
}

/** For what makes the data grow while the disk is nearly full. */
export const DISK_FULL = refused("server.disk-full");
/** The bytes that a revision takes beside its body: its rows in history, feed and audit trail, and their places in the indexes; measured at 500 to 900. */
const BYTES_OF_A_REVISION = 1_000;
/** A body that does not fit into a page has its own. */
const PAGE_BYTES = 4_096;

/** Returns the bytes of the database that a body takes. */
export function storedBytes(bytes: number): number {
  const pages = bytes < PAGE_BYTES ? bytes : Math.ceil(bytes / PAGE_BYTES) * PAGE_BYTES;
  return BYTES_OF_A_REVISION + pages;
}

/** The write to be checked against the quota. */
interface Demand {
  /** Whether a document is made by it. */
  isNew?: boolean;
  /**
   * The size of the write in bytes, where it is known and matters. Without it, the account only must not be full yet.
   */
  bytes?: number;
  /** Whether it makes the data grow, and can wait until there is room: payments and signatures never wait. */
  grows?: boolean;
}

/**
 * Refuses a write of an account that is over its quota, and one that grows when the disk is nearly full. Not asked of writes that only
 * remove: a deletion, a picture taken off, a lock or an addendum taken back, leaving an agreement.
 */
export function overQuota(tx: Tx, actor: Actor, demand: Demand = {}): Refused | null {
  const used = tx.store.usage.of(actor.user_id, tx.now);
  return (
    over(tx.quotas, used, demand, { bytes: "account.full", documents: "account.too-many-documents" }) ??
    overTrust(tx, actor, used, demand) ??
    (demand.grows && tx.isDiskLow() ? DISK_FULL : null)
  );
}

/** The smaller quota of an account that anybody may open. */
function overTrust(tx: Tx, actor: Actor, used: Usage, demand: Demand): Refused | null {
  const { unconfirmed, newcomer, unconfirmedBytes } = tx.quotas;
  if (actor.is_confirmed === false) {
    const codes = { bytes: "account.confirm-for-more", documents: "account.confirm-for-more" } as const;
    const full = over(unconfirmed, used, demand, codes);
    return (
      full ?? (tx.store.usage.unconfirmed(tx.now) >= unconfirmedBytes ? refused("account.confirm-for-more") : null)
    );
  }
  const codes = { bytes: "account.agreement-for-more", documents: "account.agreement-for-more" } as const;
  const full = over(newcomer, used, demand, codes);
  // Nearly all accounts are far below: whether they are on an agreement is not looked up for them.
  return full && !isTrusted(tx, actor) ? full : null;
}

function isTrusted({ store }: Tx, { user_id, is_admin, may_create_agreements }: Actor): boolean {
  return is_admin || may_create_agreements === true || store.links.agreementsOfOwner(user_id).length > 0;
}

type Full = "account.full" | "account.too-many-documents" | "account.confirm-for-more" | "account.agreement-for-more";

function over(
  most: Pick<Quotas, "documents" | "bytes">,
  used: Usage,
  { isNew = false, bytes = 0 }: Demand,
  codes: Record<"documents" | "bytes", Full>,
): Refused | null {
  if (used.bytes + Math.max(bytes, 1) > most.bytes) return refused(codes.bytes);
  return isNew && used.documents >= most.documents ? refused(codes.documents) : null;
}

/** Refuses a document of an account without a confirmed address whose fields that no schema knows weigh more than some kB. */
export function tooMuchUnknown(tx: Tx, actor: Actor, collection: Collection, body: Body): Refused | null {
  if (actor.is_confirmed !== false) return null;
  const known = BODIES[collection].shape;
  const unknown = Object.entries(body).filter(([name]) => !Object.hasOwn(known, name));
  const bytes = unknown.length === 0 ? 0 : bytesOf(Object.fromEntries(unknown));
  return bytes > tx.quotas.unconfirmed.unknownFields ? refused("account.confirm-for-more") : null;
}
