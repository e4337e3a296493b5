import { joinedEntry } from "shared-schema/kyc/items";
import type { KycDocumentRow } from "../../../store/queries/people/kycDocuments.ts";
import type { Tx } from "../../base/context.ts";

/**
 * Makes the checks of one profile those of another that takes its place. Of two for the same item one remains, and of two documents of an item
 * with the same content the one that was added first. The purge is not put off.
 */
export function moveKyc({ store: { kyc }, now }: Tx, from: string, to: string): void {
  const held = new Map(kyc.documents.ofProfile(to).map((row) => [contentOf(row), row]));
  for (const row of kyc.ofProfile(from)) {
    const standing = kyc.get({ ...row, profile_id: to });
    if (!standing) {
      kyc.moveItem(row, to);
      continue;
    }
    kyc.put({
      ...standing,
      ...joinedEntry(standing, row),
      updated_at: later(standing.updated_at, row.updated_at),
      rev: standing.rev + 1,
    });
    kyc.forgetItem(row);
  }
  for (const moved of kyc.documents.ofProfile(from)) {
    const twin = held.get(contentOf(moved));
    if (twin) kyc.documents.remove(moved.added_at < twin.added_at ? twin.id : moved.id, now);
  }
  kyc.documents.moveProfile(from, to);
}

function contentOf({ agreement_id, item, sha256 }: KycDocumentRow): string {
  return `${agreement_id} ${item} ${sha256}`;
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
