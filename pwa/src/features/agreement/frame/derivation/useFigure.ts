import { useMemo } from "react";
import type { Term, TermName } from "shared-schema/base/derivation/term";
import { commissionFigures } from "shared-schema/commission/flow";
import { apaFigures } from "shared-schema/payments/apa/apaFigures";
import { callFigures } from "shared-schema/payments/callFigures";
import { deriveFigures, figureOf } from "shared-schema/pricing/derivation/derive";
import { calculable } from "shared-schema/pricing/plan";
import { foreignSavings } from "shared-schema/pricing/price";
import { deviceZone } from "#base/deviceZone.ts";
import { useCommission } from "#store/queries/agreement/commission.ts";
import { useToday } from "#ui/useToday.ts";
import { useWorkspace } from "../workspace/workspace.ts";
import { useEuroRate } from "./useEuroRate.ts";

/** The derivation of a figure, made when it is wanted; null while the figure is not known. */
export function useFigure(name: TermName, about: string | null, wanted: boolean): Term | null {
  const { id, agreement, inputs, plan } = useWorkspace();
  const commission = useCommission(id, agreement);
  const euro = useEuroRate(agreement.currency);
  const today = useToday();
  return useMemo(() => {
    if (!wanted) return null;
    // The account does not wait for the route.
    const ofAccount = figureOf(apaFigures(agreement, today, deviceZone()), name, about);
    if (ofAccount) return ofAccount;
    if (!plan || !inputs) return null;
    const { itinerary, tax, failed } = plan;
    const priced = calculable(agreement, failed);
    const { price, figures } = deriveFigures({ agreement: priced, yacht: inputs.yacht, itinerary, tax });
    const earned = commission ? commissionFigures(priced, commission) : [];
    const saved = euro ? Object.values(foreignSavings(price, euro) ?? {}) : [];
    const all = [...figures, ...callFigures(priced, price), ...earned, ...saved.flatMap((term) => term ?? [])];
    return figureOf(all, name, about) ?? null;
  }, [agreement, inputs, plan, commission, euro, today, name, about, wanted]);
}
