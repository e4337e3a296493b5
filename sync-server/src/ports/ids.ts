import { randomBytes } from "node:crypto";
import { v7 } from "uuid";

/** Names that no one else has given. */
export interface Ids {
  /** A UUIDv7, the key of a part or of an epoch. */
  uuid(): string;
  /** An opaque bearer token of 256 bits. */
  token(): string;
}

export const systemIds: Ids = { uuid: () => v7(), token: () => randomBytes(32).toString("base64url") };

/** A key of 128 bits for a digest in the audit trail. */
export const systemSalt = () => randomBytes(16).toString("base64url");

/** Countable ids, the same in every run. @param count how many were given before */
export function fakeIds(count = 0): Ids & { count(): number } {
  return {
    count: () => count,
    uuid: () => `01900000-0000-7000-8000-${String(++count).padStart(12, "0")}`,
    token: () => `token-${++count}`,
  };
}
