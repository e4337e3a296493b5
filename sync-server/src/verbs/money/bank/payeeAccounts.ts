import type { AgreementBody } from "shared-schema/agreement/schema";
import { NO_PAYEE_ACCOUNTS, type PayeeAccountsBody } from "shared-schema/bank/schema";
import { isFrozen } from "shared-schema/frozen/inputs";
import type { ProfileBody } from "shared-schema/profile/schema";
import type { Tx } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";

/** The payee accounts of an agreement, whole. The caller has checked that the actor may read them. */
export function payeeAccountsOf(tx: Pick<Tx, "store">, id: string): PayeeAccountsBody {
  const row = tx.store.documents.get("payee_accounts", id);
  return row && !row.deleted ? uncut("payee_accounts", row) : NO_PAYEE_ACCOUNTS;
}

/** The profiles, whole, out of which the payee follows: those of the frozen copy, or the live ones of a draft. */
export function payeeProfiles(
  tx: Pick<Tx, "store">,
  id: string,
  agreement: AgreementBody,
): Record<number, ProfileBody> {
  const copy = isFrozen(agreement.status) ? tx.store.documents.get("snapshots", id) : undefined;
  if (copy && !copy.deleted) return uncut("snapshots", copy).profiles;
  const profiles: Record<number, ProfileBody> = {};
  for (const { role, profile_id } of Object.values(agreement.parties)) {
    if (role !== "stakeholders" && role !== "carriers") continue;
    const row = tx.store.documents.get("profiles", String(profile_id));
    if (row && !row.deleted) profiles[profile_id] = uncut("profiles", row);
  }
  return profiles;
}
