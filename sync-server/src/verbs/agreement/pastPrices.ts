import type { AgreementBody } from "shared-schema/agreement/schema";
import { done, type Result, refused } from "shared-schema/base/result";
import { isFrozen } from "shared-schema/frozen/inputs";
import type { SnapshotBody } from "shared-schema/frozen/schema";
import type { PriceStep } from "shared-schema/pricing/causes/causes";
import { type PriceState, priceEdits } from "shared-schema/pricing/causes/edits";
import { knownTaxRows } from "shared-schema/pricing/tax/rows";
import type { HistoryRow, Written } from "../../store/queries/history.ts";
import type { Tx } from "../base/context.ts";
import { uncut } from "../base/uncut.ts";
import { taxRowsAt } from "../documents/reference/taxRows.ts";
import { frozenWith } from "./stateAt.ts";

/** A write that may have changed the price. */
export interface PricedEdit extends Written {
  /** The document that was written. */
  of: "agreement" | "yacht" | "table";
}

/** The edits that led to the two states that are compared, the earlier one first. */
export interface Ends {
  from: PricedEdit;
  to: PricedEdit;
}

/** Bytes of agreements that are read for one answer: the thread reads them twice, and writes what enters the price once. */
const MOST_READ = 8 * 1024 * 1024;

/**
 * The prices' inputs after each edit between two states, the first state first. Each revision of the agreement is read once, and an edit
 * after which all inputs are the same is left out but for the last.
 */
export function pastPrices(tx: Tx, id: string, edits: readonly PricedEdit[], { from, to }: Ends): Result<PriceStep[]> {
  const steps: PriceStep[] = [];
  const reader = stateReader(tx, id);
  for (const edit of edits) {
    if (edit.revision < from.revision || edit.revision > to.revision) continue;
    const state = reader.after(edit);
    if (state === "too-much") return refused("agreement.span-too-long");
    if (state === null) continue;
    const before = steps.at(-1)?.state;
    if (before && edit !== to && priceEdits(before, state, 1).length === 0) continue;
    steps.push({ author: edit.user_id, at: edit.at, state, isOfTable: edit.of === "table" });
  }
  return done(steps);
}

function stateReader(tx: Tx, id: string) {
  let read = 0;
  let own: { agreement: AgreementBody; copy: SnapshotBody | null } | null = null;
  let live: Live | null = null;
  return {
    /** The state after an edit; null where the agreement was not there. */
    after({ revision, at, of }: PricedEdit): PriceState | null | "too-much" {
      const isOwn = of === "agreement";
      const former = own?.agreement.yacht_id;
      if (isOwn || own === null) {
        const row = tx.store.history.asOf("agreements", id, revision);
        read += row?.body.length ?? 0;
        if (read > MOST_READ) return "too-much";
        own = row && !row.deleted ? frozenOrNot(tx, id, row) : null;
      }
      if (own === null) return null;
      const { agreement, copy } = own;
      if (isFrozen(agreement.status)) {
        // Documents written meanwhile count from the end of the lock on.
        live = null;
        // Nothing is priced with live values in place of a copy that is not there.
        return copy && { agreement, ...frozenInputs(copy) };
      }
      // Other documents are read again only where one of them, or the choice of the yacht, has changed.
      if (live === null || !isOwn || former !== agreement.yacht_id) live = liveAt(tx, agreement, revision);
      // A draft is priced with estimated times, as screens show it.
      return { agreement, ...live, today: at.slice(0, 10), estimates: true };
    },
  };
}

type Live = Pick<PriceState, "yacht" | "taxRows">;

function frozenOrNot(tx: Tx, id: string, row: HistoryRow) {
  const agreement = withoutTalk(uncut("agreements", row));
  return { agreement, copy: isFrozen(agreement.status) ? frozenWith(tx, id, row.revision) : null };
}

function frozenInputs({ yacht, tax_rows, frozen_at }: SnapshotBody): Omit<PriceState, "agreement"> {
  return { yacht, taxRows: knownTaxRows(tax_rows), today: frozen_at.slice(0, 10), estimates: false };
}

function liveAt(tx: Tx, { yacht_id }: AgreementBody, revision: number): Live {
  const row = yacht_id === null ? undefined : tx.store.history.asOf("yachts", String(yacht_id), revision);
  return { yacht: row && !row.deleted ? uncut("yachts", row) : null, taxRows: taxRowsAt(tx, revision) };
}

/** Comments may weigh more than all the rest, and enter no price. */
function withoutTalk(agreement: AgreementBody): AgreementBody {
  return { ...agreement, comments: {} };
}
