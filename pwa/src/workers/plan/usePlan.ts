import { useEffect, useRef, useState } from "react";
import type { PlanInput } from "shared-schema/pricing/plan";
import { useAgreement, useTaxRows, useYacht } from "../../store/documents.ts";
import { latestWins } from "./latestWins.ts";
import { planWorker } from "./planner.ts";
import { NO_PLAN, type PlanState, planned } from "./planState.ts";

type Input = Omit<PlanInput, "geo">;

/** The plan of an agreement on a day (YYYY-MM-DD, UTC), made again after every change, always off the main thread; the newest change wins. */
export function usePlan(agreementId: number, today: string): PlanState {
  const agreement = useAgreement(agreementId);
  const yacht = useYacht(agreement?.body.yacht_id ?? null);
  const taxRows = useTaxRows();
  const [state, setState] = useState<PlanState & { of: number }>({ ...NO_PLAN, of: agreementId });
  const ask = useRef<((input: Input) => void) | null>(null);

  useEffect(() => {
    let shown = true;
    ask.current = latestWins(
      (input: Input) => planWorker().plan(input),
      (plan, _, more) => {
        if (!shown) return;
        setState((before) => {
          const former = before.of === agreementId ? before : { ...NO_PLAN, of: agreementId };
          return { of: agreementId, ...planned(former, plan, more) };
        });
      },
    );
    return () => {
      shown = false;
      ask.current = null;
    };
  }, [agreementId]);

  const agreementBody = agreement?.body;
  const yachtBody = yacht?.body;
  const ready = agreementBody !== undefined && taxRows !== undefined && yacht !== undefined;
  useEffect(() => {
    if (!ready) return;
    setState((before) => ({ ...before, busy: true }));
    ask.current?.({ agreement: agreementBody, yacht: yachtBody ?? null, taxRows, today });
  }, [ready, agreementBody, yachtBody, taxRows, today]);

  return state.of === agreementId ? state : NO_PLAN;
}
