import { Bunkers } from "./Bunkers.tsx";
import { Consumption } from "./Consumption.tsx";
import { Ledger } from "./ledger/Ledger.tsx";
import { PaymentPlan } from "./plan/PaymentPlan.tsx";
import { SavingsBlock } from "./SavingsBlock.tsx";
import { Settlement } from "./settlement/Settlement.tsx";
import { TaxExplanation } from "./tax/TaxExplanation.tsx";

/** The answer first: what the agreement costs. Then why, what it is made of, and when it is paid. */
export function PriceSection() {
  return (
    <>
      <Ledger />
      <TaxExplanation />
      <Consumption />
      <Bunkers />
      <Settlement />
      <SavingsBlock />
      <PaymentPlan />
    </>
  );
}
