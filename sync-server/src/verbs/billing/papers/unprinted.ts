import type { Refusal } from "shared-schema/base/result";
import { paperNumber } from "shared-schema/billing/invoiceNumber";
import type { Store } from "../../../store/store.ts";
import { triesOf } from "./tries.ts";

/** The most papers that are named. */
const MOST_NAMED = 20;

interface Unprinted {
  waiting: number;
  oldest: string | null;
  failed: { number: string; reason: Refusal; next_at: string }[];
}

/** The papers that are not printed yet: how many, since when, and those that could not be printed. */
export function unprintedPapers(store: Store): Unprinted {
  const lacking = store.billing.files.lacking();
  const tries = triesOf(store);
  const failed = lacking.flatMap((paper) => {
    const tried = tries.of(paper);
    const number = paperNumber(paper.kind, paper.series, paper.number);
    return tried ? [{ number, reason: tried.failure.refusal, next_at: tried.next.toISOString() }] : [];
  });
  const [oldest = null] = lacking.map(({ issued_at }) => issued_at).sort();
  return { waiting: lacking.length, oldest, failed: failed.slice(0, MOST_NAMED) };
}
