import type { ExchangeLog } from "../sync/log/log.ts";
import { isUpload, type Outgoing } from "./upload.ts";

/** Writes into the log what became of a file, or of the wish to delete a picture. */
export function noteSettled(log: ExchangeLog, outgoing: Outgoing, refusal: string | null): void {
  // A picture that is gone shows in the yacht, which comes with the next pull.
  if (!isUpload(outgoing) && refusal === null) return;
  const kind = refusal === null ? "uploaded" : "refused";
  const collection = isUpload(outgoing) ? "uploads" : "removals";
  log.note({ kind, collection, titles: outgoing.fileName, count: 1, reason: refusal });
}
