import { MOST_MINOR_DECIMALS, minorDecimals } from "../../base/currency/minorUnits.ts";
import { bookingAmount, isBooking } from "../payments/booking.ts";
import type { AgreementBody, CallType, PaymentCall } from "../schema.ts";
import { deductionInForce } from "./deduction.ts";

/** An agreement as far as its settlement is concerned. */
export type Settled = Pick<
  AgreementBody,
  | "currency"
  | "base_price_cruising"
  | "base_price_routing"
  | "special_conditions"
  | "fuel_bunkers"
  | "payment_calls"
  | "payments"
  | "actual_client_expenses"
  | "actual_deposit_deduction"
  | "deposit_deduction_confirmed"
  | "settlement"
>;

// Whole numbers are exact, and need no library on every screen: amounts in thousandths, prices of a litre at 4 decimals, litres at 6.
const THOUSANDTHS = 1_000;
const inUnits = (amount: number | null, scale: number) => BigInt(Math.round((amount ?? 0) * scale));

/** The quotient in thousandths of the currency, rounded half up to its minor unit. Nothing here is negative. */
function toMinor(num: bigint, den: bigint, currency: string): bigint {
  const minor = 10n ** BigInt(MOST_MINOR_DECIMALS - minorDecimals(currency));
  const unit = den * minor;
  return ((2n * num + unit) / (2n * unit)) * minor;
}

/**
 * The total of the agreement with the fuel that was really used, in its currency: what the price makes of it, out of the rate and the
 * litres that were agreed (decisions 72 and 75). Null where the agreement has no total.
 */
export function settledTotal({ settlement, base_price_cruising, currency, ...body }: Settled): number | null {
  if (!settlement?.rate || base_price_cruising === null) return null;
  const prices = Object.values(body.special_conditions).map(({ price }) => price);
  const entered = [base_price_cruising, body.base_price_routing, ...prices];
  let net = 0n;
  for (const amount of entered) net += inUnits(amount, THOUSANDTHS);
  for (const [id, { price_per_litre, quantity_used }] of Object.entries(body.fuel_bunkers)) {
    const litres = inUnits(quantity_used ?? settlement.litres[id] ?? 0, 1e6);
    net += toMinor(inUnits(price_per_litre, 1e4) * litres, 10n ** 7n, currency);
  }
  const [num = "0", den = "1"] = settlement.rate.split("/");
  return Number(net + toMinor(net * BigInt(num), BigInt(den), currency)) / THOUSANDTHS;
}

/**
 * The amount that the party really owes for calls of a type, in the agreement's currency; nothing entered counts as 0, and a deduction above the
 * paid deposit only once it is confirmed. Null without a total.
 */
export function settledAmount(type: CallType, body: Settled): number | null {
  if (type === "CRUISE") return settledTotal(body);
  return type === "CEA" ? (body.actual_client_expenses ?? 0) : deductionInForce(body);
}

/** Whether the product opened a call to settle the others of its type. */
export function isSettlement({ contract_code }: Pick<PaymentCall, "contract_code">): boolean {
  return contract_code === "SETTLEMENT";
}

/**
 * The amount that a call for fund asks for: that of the settlement is what is really owed for its type less what the others ask, and a
 * booking asks for what was paid on it until that is fixed.
 */
export function amountOf(id: string, call: PaymentCall, body: Settled): number | null {
  if (isBooking(call)) return call.amount ?? bookingAmount(id, body);
  if (!isSettlement(call)) return call.amount;
  const owed = settledAmount(call.call_type, body);
  if (owed === null) return null;
  return Number(inUnits(owed, THOUSANDTHS) - askedUnits(call.call_type, body)) / THOUSANDTHS;
}

function askedUnits(type: CallType, { payment_calls }: Settled): bigint {
  let units = 0n;
  for (const call of Object.values(payment_calls)) {
    if (call.call_type === type && !isSettlement(call)) units += inUnits(call.amount, THOUSANDTHS);
  }
  return units;
}

/** The calls for fund with the amounts that they ask for. A settlement has no call for what is even, unless payments stand on it. */
export function callsWithAmounts(body: Settled): Record<string, PaymentCall> {
  const paid = new Set(Object.values(body.payments).flatMap(({ call_id, cancelled }) => (cancelled ? [] : [call_id])));
  const shown = Object.entries(body.payment_calls).flatMap(([id, call]): [string, PaymentCall][] => {
    const amount = amountOf(id, call, body);
    return isSettlement(call) && !amount && !paid.has(id) ? [] : [[id, { ...call, amount }]];
  });
  return Object.fromEntries(shown);
}
