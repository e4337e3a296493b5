import { TRAIL_FORMAT, type TrailFile } from "shared-schema/verification/trail";
import { z } from "zod";
import type { Store } from "../../store/store.ts";
import { STAMP } from "./stamp.ts";

const stamp = z.object({ entry: z.int(), token: z.base64() });

/**
 * The audit trail as a file that the offline page verifies: each entry with its hash, and without what it says in detail. Only entries about
 * the generated versions of one agreement say all.
 * @param agreement its number
 */
export function exportTrail({ audit }: Pick<Store, "audit">, agreement: number): TrailFile {
  const trail: TrailFile = { format: TRAIL_FORMAT, format_version: 1, entries: [], stamps: [], said: [] };
  for (const row of audit.entries()) {
    const { number, hash, salt, details, address } = row;
    if (number === null || hash === null) continue;
    const { at, user_id, verb, collection, document_id, from_rev, to_rev, revisions, said } = row;
    const columns = { at, user_id, verb, collection, document_id, from_rev, to_rev, revisions, said };
    trail.entries.push({ number, ...columns, hash });
    const kept = verb === STAMP ? stamp.safeParse(JSON.parse(details ?? "null")) : null;
    if (kept?.success) trail.stamps.push(kept.data);
    const isOwn = verb === "agreement.generate" && document_id === String(agreement);
    if (isOwn && salt !== null) trail.said.push({ entry: number, salt, details, address });
  }
  return trail;
}
