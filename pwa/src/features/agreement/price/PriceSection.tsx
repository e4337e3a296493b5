import { InPlace } from "../../../ui/loading/InPlace.tsx";
import { part } from "../../../ui/loading/part.ts";
import { Bunkers } from "./Bunkers.tsx";
import { Consumption } from "./Consumption.tsx";
import { Ledger } from "./ledger/Ledger.tsx";
import { PaymentPlan } from "./plan/PaymentPlan.tsx";
import { SavingsBlock } from "./SavingsBlock.tsx";
import { Settlement } from "./settlement/Settlement.tsx";
import { TaxExplanation } from "./tax/TaxExplanation.tsx";

const flow = part(() => import("./flow/MoneyFlow.tsx").then((module) => module.MoneyFlow));

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
      <InPlace part={flow}>{(Flow) => <Flow />}</InPlace>
    </>
  );
}
