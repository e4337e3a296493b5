import { BasePrices } from "./BasePrices.tsx";
import { Bunkers } from "./Bunkers.tsx";
import { Consumption } from "./Consumption.tsx";
import { PaymentPlan } from "./plan/PaymentPlan.tsx";
import { Ratios } from "./Ratios.tsx";
import { SavingsBlock } from "./SavingsBlock.tsx";
import { SettlementAmounts } from "./SettlementAmounts.tsx";
import { TaxExplanation } from "./TaxExplanation.tsx";
import { Totals } from "./Totals.tsx";

/** What the agreement costs, why, and when it is paid. */
export function PriceSection() {
  return (
    <>
      <BasePrices />
      <Consumption />
      <Bunkers />
      <Totals />
      <TaxExplanation />
      <Ratios />
      <SettlementAmounts />
      <SavingsBlock />
      <PaymentPlan />
    </>
  );
}
