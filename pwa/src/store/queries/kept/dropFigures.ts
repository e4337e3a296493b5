import { accessTo } from "shared-schema/agreement/access";
import { isEqual } from "shared-schema/base/equal";
import type { Runtime } from "../../database/runtime.ts";
import { figuresKey } from "./keptFigures.ts";

/**
 * Plan and figures of an agreement leave this device with it, when it is deleted or its reader may no longer see it, and when the copy
 * that follows is for a reader without the contract: it holds no prices. For others they are shown as of their moment until there are
 * new ones.
 */
export function dropFiguresOfChanged({
  collections,
  device,
  viewer,
}: Pick<Runtime, "collections" | "device" | "viewer">): void {
  collections.agreements.$.subscribe((event) => {
    if (event.operation === "INSERT") return;
    const { documentData: after, documentId } = event;
    const isGone = event.operation === "DELETE" || after._deleted;
    if (!isGone) {
      // An agreement that the server only confirms is unchanged.
      if (event.operation === "UPDATE" && isEqual(event.previousDocumentData.body, after.body)) return;
      if (accessTo(after.body, viewer()).contract) return;
    }
    const id = Number(documentId);
    // The replication itself reports a store that fails; figures are never shown without their agreement.
    device.plans.delete(id).catch(() => undefined);
    device.settings.delete(figuresKey(id)).catch(() => undefined);
  });
}
