import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../database.ts";
import { idempotencyKeys } from "../../tables/money.ts";
import { selecting, writing } from "../prepared.ts";

/** A request that was sent under a key, and the part that came of it. */
interface KnownRequest {
  /** SHA-256 of what was asked, hexadecimal. */
  request: string;
  part: string;
}

const { placeholder } = sql;

/** The keys under which accounts have sent requests. */
export function idempotencyKeyQueries(db: Db) {
  const { user_id, key, request, part } = idempotencyKeys;
  const known = selecting(
    db,
    db
      .select({ request, part })
      .from(idempotencyKeys)
      .where(and(eq(user_id, placeholder("user")), eq(key, placeholder("key")))),
  );
  const add = writing(
    db,
    db.insert(idempotencyKeys).values({
      user_id: placeholder("user"),
      key: placeholder("key"),
      request: placeholder("request"),
      part: placeholder("part"),
    }),
  );
  return {
    get: (user: number, requestKey: string): KnownRequest | undefined => known.get({ user, key: requestKey }),
    add: (user: number, requestKey: string, of: KnownRequest): void => void add({ user, key: requestKey, ...of }),
  };
}
