import { generateNKeysBetween } from "fractional-indexing";
import { byPos } from "../agreement/order.ts";
import { paidOf } from "../agreement/payments/balance.ts";
import { bookingAmount, isBooking } from "../agreement/payments/booking.ts";
import type { AgreementBody, CallType, PaymentCall } from "../agreement/schema.ts";
import { MOST_MINOR_DECIMALS, minorDecimals } from "../base/currency/minorUnits.ts";
import { add, type Fraction, fraction, fromDecimal, multiply, roundTo, subtract } from "../base/money.ts";
import { callTarget, defaultDesignation } from "./calls.ts";

/** The usual terms of charter forms: half on execution; the rest, APA and deposit 30 days before delivery. */
const HALF = fraction(1n, 2n);
const DAYS_BEFORE_DELIVERY = 30;
const DAY_MS = 86_400_000;

/** A sum or difference of whole minor units. */
const exactly = (value: Fraction) => roundTo(value, MOST_MINOR_DECIMALS);

type Price = Parameters<typeof callTarget>[1];
type Asked = Pick<PaymentCall, "call_type" | "amount" | "date_due" | "due_by_execution">;

/**
 * Returns the calls for fund that are usual, for the types that have none yet. With what was paid on a booking, their amounts add up to
 * the targets exactly; a type whose target is unknown or zero is left out. A date that is already past is due on execution.
 * @param price amounts in the agreement's currency
 * @param delivery when the yacht is handed over, agreed or as the route has it; null while that is unknown
 * @param today UTC date, `YYYY-MM-DD`
 */
export function proposeSchedule(
  agreement: Pick<AgreementBody, "payment_calls" | "payments" | "currency">,
  price: Price,
  { delivery, today }: { delivery: string | null; today: string },
): PaymentCall[] {
  const before = dueBeforeDelivery(delivery, today);
  const onExecution = { date_due: null, due_by_execution: true };
  const asked: Asked[] = [];
  const isOpen = (type: CallType) =>
    !Object.values(agreement.payment_calls).some((call) => call.call_type === type && !isBooking(call));
  const ask = (call_type: CallType, amount: number, due: Pick<Asked, "date_due" | "due_by_execution">) => {
    if (amount > 0) asked.push({ call_type, amount, ...due });
  };
  const cruise = isOpen("CRUISE") ? callTarget("CRUISE", price) : null;
  if (cruise !== null) {
    const booked = fromDecimal(bookedIn(agreement));
    const half = fromDecimal(roundTo(multiply(fromDecimal(cruise), HALF), minorDecimals(agreement.currency)));
    const left = exactly(subtract(fromDecimal(cruise), booked));
    const first = before.due_by_execution ? left : Math.min(left, exactly(subtract(half, booked)));
    ask("CRUISE", first, onExecution);
    ask("CRUISE", exactly(subtract(fromDecimal(left), fromDecimal(Math.max(first, 0)))), before);
  }
  for (const type of ["CEA", "DEPOSIT"] as const) {
    const target = isOpen(type) ? callTarget(type, price) : null;
    if (target !== null) ask(type, target, before);
  }
  return named(agreement, asked);
}

/** The sum of the payments on bookings. */
function bookedIn(agreement: Pick<AgreementBody, "payment_calls" | "payments">): number {
  const amounts = Object.entries(agreement.payment_calls).flatMap(([id, call]) =>
    isBooking(call) ? [{ amount: call.amount ?? bookingAmount(id, agreement) ?? 0 }] : [],
  );
  return paidOf(amounts);
}

function dueBeforeDelivery(delivery: string | null, today: string): Pick<Asked, "date_due" | "due_by_execution"> {
  if (delivery === null) return { date_due: null, due_by_execution: false };
  const due = new Date(Date.parse(delivery) - DAYS_BEFORE_DELIVERY * DAY_MS).toISOString().slice(0, 10);
  return due < today ? { date_due: null, due_by_execution: true } : { date_due: due, due_by_execution: false };
}

function named(agreement: Pick<AgreementBody, "payment_calls">, asked: readonly Asked[]): PaymentCall[] {
  const last = byPos(agreement.payment_calls).at(-1)?.[1].pos ?? null;
  const keys = generateNKeysBetween(last, null, asked.length);
  const calls: PaymentCall[] = [];
  for (const [index, call] of asked.entries()) {
    const designation = defaultDesignation(call.call_type, [...Object.values(agreement.payment_calls), ...calls]);
    calls.push({ ...call, designation, contract_code: null, locked: false, pos: keys[index] ?? "" });
  }
  return calls;
}

/**
 * Returns the call that may take up what is left to ask of a type, with its new amount: the last one that people may still
 * change. Null where the calls add up, or none has an amount.
 * @param rest target minus asked, in the agreement's currency
 */
export function absorbRest(
  calls: readonly (readonly [id: string, call: PaymentCall])[],
  rest: number | null,
): { id: string; designation: string; amount: number } | null {
  if (rest === null || rest === 0) return null;
  const last = calls.findLast(([, call]) => !call.locked && call.contract_code === null && call.amount !== null);
  if (!last) return null;
  const [id, { designation, amount }] = last;
  const increased = exactly(add(fromDecimal(amount ?? 0), fromDecimal(rest)));
  return increased === 0 ? null : { id, designation, amount: increased };
}
