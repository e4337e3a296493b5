import { Ledger } from "./ledger/Ledger.tsx";
import { PaymentPlan } from "./plan/PaymentPlan.tsx";
import classes from "./price.module.css";
import { Settlement } from "./settlement/Settlement.tsx";

/** Shows what the agreement costs, and beside it how that is asked for and paid. */
export function PriceSection() {
  return (
    <div className={classes.price}>
      <div className={classes.column}>
        <Ledger />
        <Settlement />
      </div>
      <PaymentPlan />
    </div>
  );
}
