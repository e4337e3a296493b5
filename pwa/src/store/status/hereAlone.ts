import type { TwoWayCollection, WireDocument } from "shared-schema/sync/wire";
import { isUnsent } from "../sync/rxdb/local.ts";

/** Is this document on this device alone? An unsent edit, or a change that the server could not even read. */
export function isHereAlone(collection: TwoWayCollection, document: Pick<WireDocument, "rev" | "body" | "e">): boolean {
  if (isUnsent(document)) return true;
  return collection === "inbox" && document.rev === 0 && document.body["code"] === "malformed";
}
