import { type CommissionPatch, type CommissionView, toCommissionView } from "shared-schema/api/agreement/commission";
import { defined } from "shared-schema/base/defined";
import { isEqual } from "shared-schema/base/equal";
import { done, type Result } from "shared-schema/base/result";
import { partyKey } from "shared-schema/base/roles";
import { type CommissionBody, NO_COMMISSION, withInstalment, withShare } from "shared-schema/commission/schema";
import { type Actor, attempt, type Deps, reading, type Tx } from "../../base/context.ts";
import { commitDocument } from "../../documents/commitDocument.ts";
import { readable } from "../../documents/readable.ts";
import { decide } from "../../documents/rules.ts";
import { agreementFor } from "../../visibility/agreementFor.ts";
import { shown } from "../../visibility/shown.ts";

/** The commission of an agreement; for those who see it, and for no one else is there one. */
export function readCommission(deps: Deps, actor: Actor, id: number): Result<CommissionView> {
  const tx = reading(deps);
  const agreement = agreementFor(tx, actor, "commission", id);
  return agreement.ok ? done(toCommissionView(agreement.value, commissionOf(tx, actor, id))) : agreement;
}

/** Changes fields of a commission; the first change makes its document. */
export function patchCommission(deps: Deps, actor: Actor, id: number, patch: CommissionPatch): Result<CommissionView> {
  const written = attempt<null>(deps, (tx) => {
    const agreement = agreementFor(tx, actor, "commission", id);
    if (!agreement.ok) return agreement;
    const row = tx.store.documents.get("commissions", String(id)) ?? null;
    const previous = row && !row.deleted ? row : null;
    const before = commissionOf(tx, actor, id);
    const target = { collection: "commissions" as const, id: String(id) };
    const verdict = decide(tx, actor, target, previous, patched(before, patch));
    if (!verdict.ok) return verdict;
    if (isEqual(verdict.value, before)) return done(null);
    const event = { verb: previous ? "commission.edit" : "commission.create" } as const;
    const op = `rest-${tx.ids.uuid()}`;
    commitDocument(tx, { ...target, before: row, body: verdict.value, user_id: actor.user_id, op, event });
    return done(null);
  });
  return written.ok ? readCommission(deps, actor, id) : written;
}

function patched(
  before: CommissionBody,
  { shares = [], instalments = {}, ...ratios }: CommissionPatch,
): CommissionBody {
  const shared = shares.reduce<CommissionBody>(
    (body, { role, profile_id, ...share }) => withShare(body, partyKey(role, profile_id), defined(share)),
    { ...before, ...defined(ratios) },
  );
  return Object.entries(instalments).reduce<CommissionBody>((body, [id, instalment]) => {
    if (instalment === null) return withInstalment(body, id, null);
    const { role, profile_id, ...fields } = instalment;
    return withInstalment(body, id, { party: partyKey(role, profile_id), ...defined(fields) });
  }, shared);
}

function commissionOf(tx: Tx, actor: Actor, id: number): CommissionBody {
  const row = readable(tx, actor, "commissions", String(id));
  return row ? shown("commissions", row) : NO_COMMISSION;
}
