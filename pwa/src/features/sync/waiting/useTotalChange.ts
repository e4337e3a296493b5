import { useEffect, useState } from "react";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { planWorker } from "../../../workers/plan/planner.ts";
import { useHoldings } from "../inbox/useHoldings.ts";
import { inputOf } from "../inbox/variants.ts";

/** An agreement before and after a waiting edit. */
interface Edited {
  id: number;
  before: AgreementBody;
  after: AgreementBody;
}

/** Returns by how much a waiting edit changes an agreement's total, with estimated times; null while unknown, and where it has no total. */
export function useTotalChange(edited: Edited | null): number | null {
  const held = useHoldings();
  const [change, setChange] = useState<number | null>(null);
  useEffect(() => {
    if (!held || !edited) return;
    let wanted = true;
    const totalOf = async (body: AgreementBody) => {
      const input = inputOf({ id: edited.id, body }, held);
      if (!input) return null;
      const { agreement, yacht, taxRows, today } = input;
      const asked = { agreement, yacht, taxRows, today, estimates: true };
      return (await planWorker.ask((remote) => remote.plan(asked))).price.total_agreement_price;
    };
    Promise.all([totalOf(edited.before), totalOf(edited.after)]).then(
      ([before, after]) => {
        if (wanted) setChange(before === null || after === null ? null : after - before);
      },
      // The list works without this figure, so a failure is ignored.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [held, edited]);
  return change;
}
