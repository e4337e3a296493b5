import { COLLECTIONS } from "shared-schema/sync/wire";
import type { Store } from "../store/store.ts";

/** Lists the current revision of each document: equal before and after where nothing was written. */
export function standingIn({ documents }: Pick<Store, "documents">): string[] {
  return COLLECTIONS.flatMap((name) =>
    documents.idsIn(name).map((id) => `${name}/${id} ${documents.get(name, id)?.rev}`),
  );
}
