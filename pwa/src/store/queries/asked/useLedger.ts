import { useEffect, useState } from "react";
import type { LedgerRow, LedgerView } from "shared-schema/api/money/ledger";
import { done, type Result } from "shared-schema/base/result";
import { request } from "../../http/http.ts";

/** A choice of entries; null is every agreement, and until now. */
export interface LedgerChoice {
  agreement: number | null;
  /** `YYYY-MM-DD`. */
  until: string | null;
}

/**
 * The trial balance and the latest entries of a choice, as the server has them; undefined while they are asked for. A component that asks
 * for another choice has another key.
 */
export function useLedger({ agreement, until }: LedgerChoice): Result<LedgerView> | undefined {
  const [answer, setAnswer] = useState<Result<LedgerView>>();
  useEffect(() => {
    let isCurrent = true;
    void askLedger({ agreement, until }).then((view) => {
      if (isCurrent) setAnswer(view);
    });
    return () => {
      isCurrent = false;
    };
  }, [agreement, until]);
  return answer;
}

/** Entries of a choice, latest first. @param before those before this one alone */
export function askLedger(
  { agreement, until }: LedgerChoice,
  before: number | null = null,
): Promise<Result<LedgerView>> {
  const query = {
    ...(agreement !== null && { agreement_id: String(agreement) }),
    ...(until !== null && { until }),
    ...(before !== null && { before: String(before) }),
  };
  return request<LedgerView>("GET", "/ledger/", { quiet: true, query });
}

/** All entries of a choice, latest first. */
export async function allEntries(choice: LedgerChoice): Promise<Result<LedgerRow[]>> {
  const entries: LedgerRow[] = [];
  let before: number | null = null;
  for (;;) {
    const answer = await askLedger(choice, before);
    if (!answer.ok) return answer;
    entries.push(...answer.value.entries);
    before = answer.value.entries.at(-1)?.id ?? null;
    if (before === null || entries.length >= answer.value.total) return done(entries);
  }
}
