import type { AgreementBody } from "../agreement/schema.ts";
import { isFrozen } from "../frozen/inputs.ts";
import type { SnapshotBody } from "../frozen/schema.ts";
import { COLLECTING_ROLES, detailsInForce, payeeBank } from "./payeeBank.ts";
import type { PayeeAccountsBody } from "./schema.ts";

/** Whether the current version was generated. */
function isGeneratedVersion({ version, generated_versions_len }: AgreementBody): boolean {
  return generated_versions_len > version;
}

/** Whether writing an agreement may change its payee accounts: only then they, and its frozen copy, are read. */
export function movesPayeeAccounts(before: AgreementBody | null, after: AgreementBody | null): boolean {
  if (!before || !after) return after === null;
  return isFrozen(before.status) !== isFrozen(after.status) || isGeneratedVersion(before) !== isGeneratedVersion(after);
}

/**
 * The payee accounts of an agreement after it is written. An agreement that was never generated has none once it is a draft: live details
 * count again. One that was generated keeps payee and details until its addendum is generated, and loses what is only proposed.
 * @param frozen the copy before the change
 * @returns null where there are none
 */
export function accountsAfter(
  before: AgreementBody | null,
  after: AgreementBody | null,
  accounts: PayeeAccountsBody | null,
  frozen: SnapshotBody | null,
): PayeeAccountsBody | null {
  if (after === null) return null;
  if (!before) return accounts;
  if (isGeneratedVersion(before) && !isGeneratedVersion(after)) return keptThroughAddendum(before, accounts, frozen);
  if (isGeneratedVersion(after)) return accounts && { ...accounts, payee: null };
  if (!isFrozen(before.status) || isFrozen(after.status)) return accounts;
  return after.generated_versions_len === 0 ? null : accounts && { ...accounts, proposals: {} };
}

function keptThroughAddendum(
  before: AgreementBody,
  accounts: PayeeAccountsBody | null,
  frozen: SnapshotBody | null,
): PayeeAccountsBody {
  const payee = payeeBank(before, frozen?.profiles ?? {}, accounts)?.profile_id ?? null;
  const collecting = Object.values(before.parties).filter(({ role }) => COLLECTING_ROLES.includes(role));
  // Readers of the contract see the accounts of companies alone: those of a private person stay in the person's profile.
  const companies = collecting.filter(({ profile_id }) => frozen?.profiles[String(profile_id)]?.is_company);
  const kept = companies.map(({ profile_id }) => {
    const details = detailsInForce(profile_id, frozen?.profiles[String(profile_id)], accounts);
    const approved = accounts?.in_force[String(profile_id)]?.approved ?? null;
    return [String(profile_id), { details, approved }];
  });
  return { in_force: { ...accounts?.in_force, ...Object.fromEntries(kept) }, proposals: {}, payee };
}
