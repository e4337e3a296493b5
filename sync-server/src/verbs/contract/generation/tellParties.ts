import type { AgreementBody } from "shared-schema/agreement/schema";
import type { Actor, Tx } from "../../base/context.ts";
import { tell } from "../../notify/alerts/tell.ts";
import { ownerOf } from "../../notify/reach.ts";

/**
 * Tells everybody who reads the contract and has an account, but the one who generated it.
 * @param fingerprint of the terms of the version
 */
export function tellParties(
  tx: Tx,
  actor: Actor,
  { id, after, fingerprint }: { id: number; after: AgreementBody; fingerprint: string },
): void {
  for (const user of contractReadersOf(tx, after)) {
    if (user.id === actor.user_id) continue;
    const { version } = after;
    // Of the same version there may be several: one was discarded, or lost with a restored backup, and another generated.
    const cause = `${version}/${after.generated_versions_len}/${fingerprint}`;
    tell(tx, { cause, kind: "generated", user_id: user.id, agreement_id: id, details: { version } });
  }
}

/** The accounts of those who read the contract of an agreement. */
export function contractReadersOf(tx: Tx, { parties }: AgreementBody): { id: number; email: string }[] {
  const readers = new Set(
    Object.values(parties)
      .filter(({ role }) => role !== "passengers")
      .flatMap(({ profile_id }) => ownerOf(tx, profile_id) ?? []),
  );
  return [...readers].flatMap((id) => tx.store.users.byId(id) ?? []);
}
