import type { AgreementBody } from "shared-schema/agreement/schema";
import { bodyOf } from "../core/bodies.ts";
import type { Tx } from "../core/context.ts";

/** The name of an agreement's yacht; null while it has none. */
export function yachtNameOf(tx: Tx, { yacht_id }: Pick<AgreementBody, "yacht_id">): string | null {
  const row = yacht_id === null ? undefined : tx.store.documents.get("yachts", String(yacht_id));
  return row && !row.deleted ? bodyOf("yachts", row).name : null;
}
