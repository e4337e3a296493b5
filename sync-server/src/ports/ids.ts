import { randomBytes, randomFillSync } from "node:crypto";
import { v7 } from "uuid";

/** Names that no one else has given. */
export interface Ids {
  /** A UUIDv7, the key of a part or of an epoch. */
  uuid(): string;
  /** An opaque bearer token of 256 bits. */
  token(): string;
}

export const systemIds: Ids = { uuid: () => v7(), token: () => randomBytes(32).toString("base64url") };

const SALT_BYTES = 16;
/** Random bytes for the next salts: asking the system for each of them takes longer than writing its row. */
const pool = Buffer.alloc(256 * SALT_BYTES);
let used = pool.length;

/** A key of 128 bits for a digest in the audit trail. */
export function systemSalt(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += SALT_BYTES;
  return pool.toString("base64url", used - SALT_BYTES, used);
}

/** Countable ids, the same in every run. @param count how many were given before */
export function fakeIds(count = 0): Ids & { count(): number } {
  return {
    count: () => count,
    uuid: () => `01900000-0000-7000-8000-${String(++count).padStart(12, "0")}`,
    token: () => `token-${++count}`,
  };
}
