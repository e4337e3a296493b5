import type { KeptDocument } from "../../database/keptDocument.ts";
import type { RestoreOptions } from "./restoreUnsent.ts";

/**
 * `restoreUnsent` on a device that has kept something; on the others its code is not even loaded. Where it does not load,
 * everything stays kept until the next start.
 * @returns the documents that stay kept
 */
export async function restoreKept(options: RestoreOptions): Promise<KeptDocument[]> {
  const kept = await options.device.kept.toArray();
  if (kept.length === 0) return [];
  const loaded = await import("./restoreUnsent.ts").catch(() => null);
  return loaded ? loaded.restoreUnsent(options) : kept;
}
