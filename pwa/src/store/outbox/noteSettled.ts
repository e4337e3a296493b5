import type { Refusal } from "shared-schema/base/result";
import { toWire } from "shared-schema/refusals/wire";
import type { ExchangeLog } from "../database/logEntry.ts";
import { isPosting, isRemoval, isUnlisted, listOf, type Outgoing } from "../database/outgoing.ts";

/** Writes into the log what became of a file, a request, or the wish to delete a picture. */
export function noteSettled(log: ExchangeLog, outgoing: Outgoing, refusal: Refusal | null): void {
  if (isUnlisted(outgoing)) return;
  // A picture that is gone shows in the yacht, which comes with the next pull.
  if (isRemoval(outgoing) && refusal === null) return;
  const taken = isPosting(outgoing) ? "pushed" : "uploaded";
  const kind = refusal === null ? taken : "refused";
  const collection = listOf(outgoing);
  log.note({ kind, collection, titles: outgoing.fileName, count: 1, reason: refusal && toWire(refusal) });
}
