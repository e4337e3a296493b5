import { useMemo } from "react";
import type { Term, TermName } from "shared-schema/base/derivation/term";
import { commissionFigures } from "shared-schema/commission/flow";
import { callFigures } from "shared-schema/payments/callFigures";
import { deriveFigures, figureOf } from "shared-schema/pricing/derivation/derive";
import { calculable } from "shared-schema/pricing/plan";
import { useCommission } from "../../../../store/queries/agreement/commission.ts";
import { useWorkspace } from "../workspace/workspace.ts";

/** The derivation of a figure, made when it is wanted; null while the figure is not known. */
export function useFigure(name: TermName, about: string | null, wanted: boolean): Term | null {
  const { id, agreement, inputs, plan } = useWorkspace();
  const commission = useCommission(id, agreement);
  return useMemo(() => {
    if (!wanted || !plan || !inputs) return null;
    const { itinerary, tax, failed } = plan;
    const priced = calculable(agreement, failed);
    const { price, figures } = deriveFigures({ agreement: priced, yacht: inputs.yacht, itinerary, tax });
    const earned = commission ? commissionFigures(priced, commission) : [];
    return figureOf([...figures, ...callFigures(priced, price), ...earned], name, about) ?? null;
  }, [agreement, inputs, plan, commission, name, about, wanted]);
}
