import type { X509Certificate } from "node:crypto";
import { z } from "zod";
import type { TimeStampAuthority } from "../../ports/timeStamp/authority.ts";
import { readTimeStamp, type TimeStamp } from "../../ports/timeStamp/timeStamp.ts";
import type { KeptAuditRow } from "../../store/queries/audit/audit.ts";
import type { Store } from "../../store/store.ts";
import { auditHead } from "../base/audit/head.ts";
import { noteEvent } from "../base/audit/note.ts";
import { type TxDeps, transact } from "../base/context.ts";

/** The verb of an entry that holds a time stamp. */
export const STAMP = "chain.stamp";

const details = z.object({ entry: z.int(), hash: z.string(), token: z.base64() });

/**
 * Has an authority say that the newest entry of the trail exists now, and keeps its token in the trail. From then on the operator
 * cannot rewrite what was before without the authority.
 * @returns which entry, and what the token says
 */
export async function stampTrail(
  deps: TxDeps,
  authority: TimeStampAuthority,
  trusted: readonly X509Certificate[],
): Promise<{ entry: number; stamp: TimeStamp }> {
  const { number: entry, hash } = auditHead(deps);
  const token = await authority.stamp(hash);
  // A token that does not hold is not kept.
  const stamp = readTimeStamp(token, hash, trusted);
  const kept = { entry, hash, token: token.toString("base64") };
  transact(deps, (tx) => noteEvent(tx, { verb: STAMP, user_id: null, details: kept }, null));
  return { entry, stamp };
}

/** The content of the time stamp in an entry. @throws Error with the reason where it does not hold */
export function stampIn(
  { audit }: Pick<Store, "audit">,
  row: Pick<KeptAuditRow, "details">,
  trusted: readonly X509Certificate[],
): TimeStamp & { entry: number } {
  const { entry, hash, token } = details.parse(JSON.parse(row.details ?? "null"));
  if (audit.hashOf(entry) !== hash) throw new Error(`The time stamp does not hold: entry ${entry} has another hash`);
  return { entry, ...readTimeStamp(Buffer.from(token, "base64"), hash, trusted) };
}
