import type { AgreementBody } from "shared-schema/agreement/schema";
import type { Tx } from "../../base/context.ts";
import { openTargets } from "../../base/erasures.ts";
import { uncut } from "../../base/uncut.ts";

/** Would an agreement bind someone whose account is being erased? Passengers are bound by none. */
export function bindsLeaving(tx: Pick<Tx, "store" | "now">, { parties }: AgreementBody): boolean {
  const leaving = accountsLeaving(tx);
  return (
    leaving.size > 0 &&
    Object.values(parties).some(({ role, profile_id }) => {
      const row = role === "passengers" ? undefined : tx.store.documents.get("profiles", String(profile_id));
      const owner = row ? uncut("profiles", row).user_id : null;
      return owner !== null && leaving.has(owner);
    })
  );
}

function accountsLeaving(tx: Pick<Tx, "store" | "now">): Set<number> {
  return new Set(openTargets(tx).flatMap((target) => (target.kind === "ACCOUNT" ? [target.user_id] : [])));
}
