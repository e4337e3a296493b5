import { accessTo } from "shared-schema/agreement/access";
import { partOf } from "shared-schema/agreement/mutations/parts";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { callName } from "shared-schema/alerts/payments";
import { type LedgerQuery, type LedgerRow, type LedgerView, MOST_ENTRIES } from "shared-schema/api/money/ledger";
import { minorDecimals } from "shared-schema/base/currency/minorUnits";
import { done, type Result, refused } from "shared-schema/base/result";
import type { PostedEntry } from "../../../store/queries/money/ledger.ts";
import { type Actor, type Deps, reading } from "../../base/context.ts";
import { viewerOf } from "../../base/viewer.ts";
import { shown } from "../../visibility/shown.ts";

/** The trial balance and the entries of the agreements on which the actor may record payments, the latest first. */
export function readLedger(deps: Deps, actor: Actor, query: LedgerQuery): Result<LedgerView> {
  const tx = reading(deps);
  const viewer = viewerOf(tx, actor);
  const agreements = new Map<string, AgreementBody>();
  for (const row of tx.store.documents.allVisibleTo(actor.user_id, "agreements")) {
    const agreement = shown("agreements", row);
    if (accessTo(agreement, viewer).can_post_payments !== "NONE") agreements.set(row.id, agreement);
  }
  if (agreements.size === 0 && !actor.is_admin) return refused("ledger.forbidden");
  const { agreement_id, until, before } = query;
  const asked = [...agreements.keys()].filter((id) => agreement_id === undefined || id === String(agreement_id));
  const of = { agreements: asked, until: `${until ?? "9999-12-31"}T23:59:59.999Z` };
  const { ledger } = tx.store;
  return done({
    trial: ledger.trial(of).map(({ account, currency, debit, credit }) => ({
      ...{ account, currency, debit: major(debit, currency), credit: major(credit, currency) },
      balance: major(debit - credit, currency),
    })),
    total: ledger.count(of),
    entries: ledger
      .latest({ ...of, before: before ?? Number.MAX_SAFE_INTEGER, most: MOST_ENTRIES })
      .flatMap((entry) => rowOf(entry, agreements.get(entry.agreement_id)) ?? []),
  });
}

function rowOf(entry: PostedEntry, agreement: AgreementBody | undefined): LedgerRow | null {
  if (!agreement) return null;
  const { id, at, agreement_id, payment_id, transfer_id, kind, account, profile_id, currency, amount } = entry;
  const payment = partOf(agreement.payments, payment_id);
  return {
    ...{ id, at, payment_id, transfer_id, kind, account, profile_id, currency },
    ...{ agreement_id: Number(agreement_id), agreement_name: agreement.name },
    designation: payment ? callName(agreement, payment) || null : null,
    debit: major(Math.max(0, amount), currency),
    credit: major(Math.max(0, 0 - amount), currency),
  };
}

/** An amount in whole minor units, in units of its currency. */
function major(minor: number, currency: string): number {
  const decimals = minorDecimals(currency);
  return Number((minor / 10 ** decimals).toFixed(decimals));
}
