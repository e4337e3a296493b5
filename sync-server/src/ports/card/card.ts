import type { CardEntry } from "shared-schema/api/billing/offer";
import type { Refused, Result } from "shared-schema/base/result";

/** What a payment is for: kept at the provider too, where it is read back from after a restore. All values are texts. */
export type PaymentFacts = Readonly<Record<string, string>>;

/** A payment at the provider: one for each order, whatever becomes of its attempts. */
export interface CardPayment {
  id: string;
  /** `open`: waits for a card. `check`: the bank wants to check its customer. `checked`: it has, and the server goes on. */
  state: "open" | "check" | "checked" | "processing" | "paid" | "cancelled";
  /** By which the browser takes part in the bank's check. */
  secret: string;
  /** In minor units. */
  amount: number;
  currency: string;
  facts: PaymentFacts;
  /** In minor units; 0 while nothing was given back. */
  refunded: number;
  dispute: "none" | "open" | "won" | "lost";
  /** Why the last attempt has failed. */
  declined: Refused | null;
}

export interface PaymentOrder {
  amount: number;
  currency: string;
  facts: PaymentFacts;
  description: string;
  email: string;
}

/** A message of the provider, whose signature was right. */
interface CardEvent {
  id: string;
  type: string;
  /** The payment that it is about; null for what concerns none. */
  paymentId: string | null;
}

/**
 * A provider of card payments, in the product's own words. Each call carries a key: the same call with the same key is done once, and
 * answered again.
 */
export interface CardPayments {
  /** What the browser needs to take a card. */
  entry: CardEntry;
  /** The least sum that is charged, in minor units. */
  least(currency: string): number;
  /** Makes a payment without charging anything. What it is for is told by `change`: the same key has to mean the same call. */
  create(order: Pick<PaymentOrder, "amount" | "currency" | "facts">, key: string): Promise<Result<CardPayment>>;
  /** Changes what a payment is for, before it is paid. */
  change(id: string, order: PaymentOrder, key: string): Promise<Result<CardPayment>>;
  /** Charges a card. */
  charge(id: string, method: string, key: string): Promise<Result<CardPayment>>;
  /** Goes on after the bank's check. */
  proceed(id: string, key: string): Promise<Result<CardPayment>>;
  read(id: string): Promise<Result<CardPayment>>;
  /** Gives money back. @param amount in minor units */
  refund(id: string, amount: number, key: string): Promise<Result<null>>;
  /** All payments that were made since a moment. */
  since(moment: Date): AsyncIterable<CardPayment>;
  /** Reads a message of the provider. @param body as it came, byte for byte */
  event(body: string, signature: string | undefined): Result<CardEvent>;
}

/** Asks whether a VAT number of the EU was given to someone; nothing waits for the answer. */
export interface VatRegister {
  ask(number: string): Promise<"valid" | "invalid" | "unknown">;
}
