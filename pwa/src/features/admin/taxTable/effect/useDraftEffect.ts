import { useCallback, useEffect, useRef, useState } from "react";
import type { TaxRow } from "shared-schema/pricing/tax/rows";
import { useAgreements, useYachts } from "#store/queries/documents.ts";
import { planInputOf } from "#store/queries/kept/keptPlans.ts";
import { useToday } from "#ui/useToday.ts";
import { planWorker } from "#workers/plan/planner.ts";

/** A rate and a total; null where they are not known. */
interface Priced {
  rate: number | null;
  total: number | null;
}

/** A draft whose rate or total a change of the table moves. */
export interface MovedDraft {
  id: number;
  name: string;
  currency: string;
  before: Priced;
  after: Priced;
}

/** How far a preview has come. */
export interface Effect {
  drafts: number;
  done: number;
  moved: MovedDraft[];
  failed: number;
}

/**
 * Prices every draft on this device with the table before and after a change, by the one way to a price. An administrator's device
 * holds all of them. A preview that is begun again or left ends the one before.
 */
export function useDraftEffect(): {
  effect: Effect | null;
  begin(before: TaxRow[], after: TaxRow[]): void;
  clear(): void;
} {
  const agreements = useAgreements();
  const yachts = useYachts();
  const today = useToday();
  const [effect, setEffect] = useState<Effect | null>(null);
  const round = useRef(0);
  const clear = useCallback(() => {
    round.current += 1;
    setEffect(null);
  }, []);
  useEffect(
    () => () => {
      round.current += 1;
    },
    [],
  );
  const begin = (before: TaxRow[], after: TaxRow[]) => {
    round.current += 1;
    const mine = round.current;
    const drafts = (agreements ?? []).filter(({ body }) => body.status === "DRAFT");
    const yachtOf = (id: number | null) => yachts?.find((yacht) => yacht.id === id)?.body ?? null;
    const run = async () => {
      let progress: Effect = { drafts: drafts.length, done: 0, moved: [], failed: 0 };
      setEffect(progress);
      for (const { id, body } of drafts) {
        const yacht = yachtOf(body.yacht_id);
        const priced = async (taxRows: TaxRow[]): Promise<Priced> => {
          const plan = await planWorker.ask((remote) => remote.plan(planInputOf(body, { yacht, taxRows, today })));
          return { rate: plan.tax.effective_vat_rate, total: plan.price.total_agreement_price };
        };
        const pair = await Promise.all([priced(before), priced(after)]).catch(() => null);
        if (round.current !== mine) return;
        progress = { ...progress, done: progress.done + 1, failed: progress.failed + (pair ? 0 : 1) };
        const [was, is] = pair ?? [];
        if (was && is && (was.rate !== is.rate || was.total !== is.total)) {
          progress = {
            ...progress,
            moved: [...progress.moved, { id, name: body.name, currency: body.currency, before: was, after: is }],
          };
        }
        setEffect(progress);
      }
    };
    void run();
  };
  return { effect, begin, clear };
}
