import type { FeeBasis } from "shared-schema/billing/fee";
import type { CardPayments, VatRegister } from "../../ports/card/card.ts";
import type { Deps } from "../base/context.ts";

/** The operator as an invoice names it. Each mention is a line of its own; an empty one is left out. */
export interface Seller {
  name: string;
  address: string;
  postcode: string;
  city: string;
  country: string;
  /** SIREN or the like, with the register that keeps it. */
  registration: string;
  vat_number: string;
  /** Legal form and capital, and whatever else the law asks for. */
  mentions: string;
}

/** How the fee of contracts is billed. */
export interface Billing {
  card: CardPayments;
  basis: FeeBasis;
  seller: Seller;
  /** Null where nobody is asked. */
  register: VatRegister | null;
}

export interface BillingDeps extends Deps {
  /** Null where billing is off: nothing is ever asked for. */
  billing: Billing | null;
}
