import type { FeeBasis } from "shared-schema/billing/fee";
import type { Seller } from "shared-schema/invoice/party";
import type { CardPayments, VatRegister } from "../../ports/card/card.ts";
import type { Deps } from "../base/context.ts";

/** How the fee of contracts is billed. */
export interface Billing {
  card: CardPayments;
  basis: FeeBasis;
  /** The operator, as invoices name it. */
  seller: Seller;
  /** Null where no one is asked. */
  register: VatRegister | null;
}

export interface BillingDeps extends Deps {
  /** Null where billing is off: nothing is ever asked for. */
  billing: Billing | null;
}
