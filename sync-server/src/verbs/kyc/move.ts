import { joinedEntry } from "shared-schema/kyc/items";
import type { Tx } from "../core/context.ts";

/** Makes the checks of one profile those of another that takes its place. Of two for the same item one remains. */
export function moveKyc({ store: { kyc }, now }: Tx, from: string, to: string): void {
  for (const row of kyc.ofProfile(from)) {
    const standing = kyc.get({ ...row, profile_id: to });
    if (!standing) {
      kyc.moveItem(row, to);
      continue;
    }
    kyc.put({ ...standing, ...joinedEntry(standing, row), updated_at: now, rev: standing.rev + 1 });
    kyc.forgetItem(row);
  }
  kyc.documents.moveProfile(from, to);
}
