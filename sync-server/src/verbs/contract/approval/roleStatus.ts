import type { RoleStatusView } from "shared-schema/api/agreement/parties";
import { allParties } from "shared-schema/api/agreement/partyProjection";
import { done, type Result } from "shared-schema/base/result";
import { partyKey, ROLES } from "shared-schema/base/roles";
import { currentTerms } from "../../agreement/currentTerms.ts";
import { approvalsFor } from "../../agreement/keptApprovals.ts";
import { describeAgreement } from "../../agreement/readAgreement.ts";
import { type Actor, type Deps, reading } from "../../base/context.ts";
import { derived } from "../../base/derived.ts";
import { findDocument } from "../../documents/editDocument.ts";
import { lastEditsOf } from "./lastEdit.ts";
import { outdatedBy } from "./outdatedBy.ts";

/** Different outdated terms that are explained in one answer: each takes some ten plans. */
const MOST_EXPLAINED = 8;

/**
 * Every party with the state of its approval. Readers without access to the contract learn of no approval.
 * @param explains whether to find the edits that outdated approvals, which takes long
 */
export function listRoleStatus(
  deps: Deps,
  actor: Actor,
  asked: { id: number; explains: boolean },
): Promise<Result<RoleStatusView[]>> {
  return derived(actor, () => statusesOf(deps, actor, asked));
}

function statusesOf(
  deps: Deps,
  actor: Actor,
  { id, explains }: { id: number; explains: boolean },
): Result<RoleStatusView[]> {
  const tx = reading(deps);
  const found = findDocument(tx, actor, "agreements", String(id));
  if (!found.ok) return found;
  const row = found.value;
  const read = describeAgreement(deps, actor, row);
  const approvals = approvalsFor(tx, actor, row.id);
  const isAnyGiven = Object.values(approvals.parties).some(({ approval }) => approval !== null);
  const current = isAnyGiven ? currentTerms(tx, actor, row).fingerprint : null;
  // Parties that approved the same terms were outdated by the same edit.
  const outdated = new Map<string, ReturnType<typeof outdatedBy>>();
  const causeOf = (fingerprint: string, at: string) => {
    if (explains && !outdated.has(fingerprint) && outdated.size < MOST_EXPLAINED)
      outdated.set(fingerprint, outdatedBy(tx, row.id, { fingerprint, at }));
    return outdated.get(fingerprint) ?? null;
  };
  const { agreement, inputs } = read;
  const lastEdit = lastEditsOf(tx, {
    id: row.id,
    agreement,
    frozen_at: inputs.frozen_at,
    readsContract: read.access.contract,
  });
  const parties = allParties(read);
  const statuses = ROLES.flatMap((role) =>
    parties[role].map((profile): RoleStatusView => {
      const { approval = null, asked = null } = approvals.parties[partyKey(role, profile.id)] ?? {};
      const isCurrent = approval?.fingerprint === current;
      return {
        role,
        profile,
        current_approval: isCurrent ? approval : null,
        past_approval:
          approval && !isCurrent ? { ...approval, outdated_by: causeOf(approval.fingerprint, approval.at) } : null,
        asked,
        last_edit_dt: lastEdit({ role, profile_id: profile.id }) || read.updated_at,
      };
    }),
  );
  return done(statuses);
}
