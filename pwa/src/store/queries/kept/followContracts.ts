import type { DeviceDatabase } from "../../database/device.ts";
import type { Collections } from "../../database/stored.ts";
import { keptSigningOf } from "../signing/keptSigning.ts";

/**
 * Generated versions leave this device with their agreement, and so does the state of their signing. One that is generated while the agreement is here is fetched at
 * once, so that it can be read at sea without having been opened before.
 */
export function followContracts({ agreements }: Collections, { contracts, settings }: DeviceDatabase): void {
  agreements.$.subscribe((event) => {
    const id = Number(event.documentId);
    if (event.operation === "DELETE" || event.documentData._deleted) {
      contracts
        .where("id")
        .equals(id)
        .delete()
        .catch(() => undefined);
      settings
        .where("key")
        .startsWith(keptSigningOf(id))
        .delete()
        .catch(() => undefined);
      return;
    }
    if (event.operation !== "UPDATE") return;
    const before = event.previousDocumentData.body.generated_versions_len;
    const { generated_versions_len: count } = event.documentData.body;
    if (count > before) void fetchVersion(id, count - 1);
  });
}

/** A failure now is no loss: the text is fetched when it is opened. */
async function fetchVersion(id: number, version: number): Promise<void> {
  await import("./contractVersions.ts").then(({ readVersion }) => readVersion(id, version)).catch(() => undefined);
}
