import type { AgreementBody } from "shared-schema/agreement/schema";
import type { Tx } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";

/** The name of an agreement's yacht; null while it has none. */
export function yachtNameOf(tx: Tx, { yacht_id }: Pick<AgreementBody, "yacht_id">): string | null {
  const row = yacht_id === null ? undefined : tx.store.documents.get("yachts", String(yacht_id));
  return row && !row.deleted ? uncut("yachts", row).name : null;
}
