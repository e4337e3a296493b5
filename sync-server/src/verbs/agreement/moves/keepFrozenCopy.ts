import { following } from "../../documents/consequences.ts";
import { writeBeside } from "../../documents/writeDocument.ts";
import { frozenCopyAfter } from "./frozenCopy.ts";

/** The frozen copy is written with the status that it belongs to. */
export const keepFrozenCopy = following("agreements", (tx, change) => {
  const copy = change.copy ?? frozenCopyAfter(tx, change.id, change.previous, change.current);
  if (copy !== undefined) writeBeside(tx, change, "snapshots", copy);
});
