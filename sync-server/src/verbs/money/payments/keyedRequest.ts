import { createHash } from "node:crypto";
import { partId } from "shared-schema/base/basics";
import { done, type Result, refused } from "shared-schema/base/result";
import type { Actor, Tx } from "../../base/context.ts";

/** A request to record something. Two requests are the same where all of it is. */
interface Asked {
  /** As it was sent, in small letters; null without one. */
  key: string | null;
  /** The agreement's number. */
  agreement: number;
  /** The operation, its target and the fields of its body. */
  asked: readonly unknown[];
}

interface KeyedRequest {
  /** The id of what the request makes, or has made. */
  part: string;
  /** Whether it was done before. */
  isRepeated: boolean;
  /** Keeps the key, in the transaction that does what is asked. */
  keep(tx: Tx): void;
}

/**
 * Looks a request's key up. A key means one request of the account, whatever agreement it is about. It becomes the id of what the
 * request makes, where it can be one and no other agreement holds it; else that gets an id of its own, so that REST finds it by its id.
 * @returns the request; refused where its key came with another one
 */
export function keyedRequest(
  { store, ids }: Pick<Tx, "store" | "ids">,
  { user_id }: Actor,
  { key, agreement, asked }: Asked,
): Result<KeyedRequest> {
  if (key === null) return done({ part: ids.uuid(), isRepeated: false, keep: () => undefined });
  const request = createHash("sha256")
    .update(JSON.stringify([agreement, ...asked]))
    .digest("hex");
  const known = store.idempotencyKeys.get(user_id, key);
  if (known && known.request !== request) return refused("idempotency.other-request");
  if (known) return done({ part: known.part, isRepeated: true, keep: () => undefined });
  const isFree = store.moneyParts.agreementsWith(key).every((holder) => holder === String(agreement));
  const part = isFree && partId.safeParse(key).success ? key : ids.uuid();
  return done({ part, isRepeated: false, keep: (tx) => tx.store.idempotencyKeys.add(user_id, key, { request, part }) });
}
