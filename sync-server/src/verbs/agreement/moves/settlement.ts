import { decideUnapplied } from "shared-schema/agreement/payments/unapplied";
import { cancelSettlement, openSettlement } from "shared-schema/agreement/settlement/moves";
import type { CruiseView } from "shared-schema/api/agreement/cruise";
import { done, type Result } from "shared-schema/base/result";
import { apaSpent } from "shared-schema/payments/apa/account";
import { agreedIn } from "shared-schema/payments/settlement/agreed";
import type { Actor, Deps } from "../../base/context.ts";
import { uncut } from "../../base/uncut.ts";
import { inputsFor } from "../readAgreement.ts";
import { move, moved } from "./moves.ts";

/** CONTRACT or ADDENDUM → SETTLING: opens the calls that settle the others, against what the last generated
 * version agreed. What was spent of the APA is the client's expenses until someone enters another sum. */
export function startSettling(deps: Deps, actor: Actor, id: number): Promise<Result<CruiseView>> {
  return moved(deps, actor, id, (tx, row) =>
    move(tx, actor, row, "start_settling", () => {
      const agreement = uncut("agreements", row);
      const { yacht, taxRows, today } = inputsFor(tx, actor, id, agreement);
      const plan = tx.derivations.get("plan", { agreement, yacht, taxRows, today });
      return done(
        openSettlement(agreement, { agreed: agreedIn(plan), spent: apaSpent(agreement), newId: () => tx.ids.uuid() }),
      );
    }),
  );
}

/** SETTLING → CONTRACT or ADDENDUM: everything of the settlement is discarded; ledger and audit trail keep its payments. */
export function cancelSettling(deps: Deps, actor: Actor, id: number): Promise<Result<CruiseView>> {
  return moved(deps, actor, id, (tx, row) =>
    move(tx, actor, row, "cancel_settling", (status) => {
      const before = uncut("agreements", row);
      const after = cancelSettlement(before, status);
      // The remainder of a transfer of the settlement may have been used since.
      const used = decideUnapplied(before, after);
      return used.ok ? done(after) : used;
    }),
  );
}

/** SETTLING → SETTLED, once every call for fund is paid in full. */
export function settle(deps: Deps, actor: Actor, id: number): Promise<Result<CruiseView>> {
  return moved(deps, actor, id, (tx, row) =>
    move(tx, actor, row, "settle", (status) => done({ ...uncut("agreements", row), status })),
  );
}

/** SETTLED → SETTLING: everything that was entered stays. */
export function reopen(deps: Deps, actor: Actor, id: number): Promise<Result<CruiseView>> {
  return moved(deps, actor, id, (tx, row) =>
    move(tx, actor, row, "reopen", (status) => done({ ...uncut("agreements", row), status })),
  );
}
