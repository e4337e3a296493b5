import { isEqual } from "../../base/equal.ts";
import { done, type Fault, fault, type Refused, type Result, refused, refusedAt } from "../../base/result.ts";
import { type Access, accessTo, type Viewer } from "../access.ts";
import type { AgreementBody, CallType, Payment, PaymentCall } from "../schema.ts";
import { amountOf } from "../settlement/amounts.ts";
import { isOpen } from "../status.ts";
import { isPayable, leftOf } from "./balance.ts";
import { isBooking } from "./booking.ts";
import { faultOfOther, faultOfUnits, latestDate } from "./otherCurrency.ts";
import { decideTransfers } from "./transfers.ts";
import { decideUnapplied } from "./unapplied.ts";

/** Payments of one agreement, cancelled ones included. */
export const MOST_PAYMENTS = 500;

interface Recording {
  before: AgreementBody | null;
  next: AgreementBody;
  viewer: Viewer;
  access: Access;
  /** UTC, `YYYY-MM-DD`. */
  today: string;
}

/**
 * Payments are added and cancelled, never changed or removed (specification §5, decision 72). Each is within the balance that its
 * call has once the ones before it are counted; one that a bank statement shows has arrived, and is recorded beyond the balance too.
 * @param today UTC, `YYYY-MM-DD`
 * @param arrived the new payments that lines of bank statements show, which the server alone knows
 */
export function decidePayments(
  before: AgreementBody | null,
  next: AgreementBody,
  viewer: Viewer,
  today: string,
  arrived: ReadonlySet<string>,
): Result<void> {
  const known = before?.payments ?? {};
  const recording = { before, next, viewer, access: accessTo(before ?? next, viewer), today };
  const added: [string, Payment][] = [];
  for (const id of new Set([...Object.keys(known), ...Object.keys(next.payments)])) {
    const payment = next.payments[id];
    if (!payment) return refused("payment.fixed");
    const previous = known[id];
    if (!previous) added.push([id, payment]);
    const verdict = previous ? decideKept(recording, previous, payment) : decideAdded(recording, payment);
    if (!verdict.ok) return verdict;
  }
  if (added.length > 0 && Object.keys(next.payments).length > MOST_PAYMENTS) {
    return refused("payment.too-many", { most: MOST_PAYMENTS });
  }
  const together = decideTransfers(known, next.payments);
  if (!together.ok) return together;
  const unapplied = decideUnapplied(before, next);
  return unapplied.ok ? decideBalances(next, new Map(added), arrived) : unapplied;
}

/** May the holder of these rights record and cancel payments on calls of a type? Null is a payment on no call. */
export function mayPost({ can_post_payments }: Pick<Access, "can_post_payments">, type: CallType | null): boolean {
  return can_post_payments === "ALL" || (can_post_payments === "CEA" && type === "CEA");
}

/** The same in the agreement’s present status: a settled one takes no payments any more. Every screen that offers a payment asks here. */
export function mayRecord(
  { status }: Pick<AgreementBody, "status">,
  access: Pick<Access, "can_post_payments">,
  type: CallType | null,
): boolean {
  return isOpen(status, "payments") && mayPost(access, type);
}

function decideKept({ before, viewer, access }: Recording, previous: Payment, now: Payment): Result<void> {
  if (isEqual(previous, now)) return done(undefined);
  if (!isEqual({ ...previous, cancelled: now.cancelled }, now)) return refused("payment.fixed");
  if (previous.cancelled !== null) return refused("payment.cancelled");
  if (!mayPost(access, previous.call_type)) return refused("payment.forbidden");
  if (previous.call_id !== null && before?.payment_calls[previous.call_id]?.locked) return refused("payment.locked");
  return now.cancelled?.by === viewer.user_id ? done(undefined) : refused("payment.not-yours");
}

function decideAdded({ next, viewer, access, today }: Recording, payment: Payment): Result<void> {
  const call = payment.call_id === null ? null : askedBy(next, payment.call_id);
  if (call === undefined || (call?.call_type ?? null) !== payment.call_type) return refused("call-for-fund.not-found");
  if (!mayPost(access, payment.call_type)) return refused("payment.forbidden");
  const names = [payment.recorded_by, ...(payment.cancelled ? [payment.cancelled.by] : [])];
  if (names.some((name) => name !== viewer.user_id)) return refused("payment.not-yours");
  const wrongCall = call && faultOfCall(call, payment);
  if (wrongCall) return wrongCall;
  const [field, wrong] = faultOf(payment, next, today) ?? [];
  return field && wrong ? refusedAt({ [field]: [wrong] }, "document.invalid", { fields: field }) : done(undefined);
}

function faultOfCall(call: PaymentCall, { amount, cancelled }: Payment): Refused | null {
  // A booking without a valid payment asks for nothing: its only payment was cancelled before it was sent.
  const isUndone = isBooking(call) && cancelled !== null;
  if (!isUndone && !isPayable(call)) return refused("call-for-fund.incomplete");
  // A booking asks for what was paid on it: a credit would only make it less than that.
  const isCredit = isBooking(call) && amount < 0;
  return isCredit
    ? refusedAt({ amount: [fault("more-than", { least: 0 })] }, "document.invalid", { fields: "amount" })
    : null;
}

/** A call for fund with the amount that it asks for. */
function askedBy(agreement: AgreementBody, id: string): PaymentCall | undefined {
  const call = Object.hasOwn(agreement.payment_calls, id) ? agreement.payment_calls[id] : undefined;
  return call && { ...call, amount: amountOf(id, call, agreement) };
}

function faultOf(payment: Payment, agreement: AgreementBody, today: string): [keyof Payment, Fault] | null {
  const { amount, date_paid, payer_profile_id } = payment;
  if (amount === 0) return ["amount", fault("not-zero")];
  const units = faultOfUnits(amount, agreement.currency);
  if (units) return ["amount", units];
  if (date_paid > latestDate(today)) return ["date_paid", fault("in-future")];
  const converted = faultOfOther(payment, agreement.currency, date_paid);
  if (converted) return ["other", converted];
  const isClient = Object.values(agreement.parties).some(
    ({ role, profile_id }) => role === "clients" && profile_id === payer_profile_id,
  );
  return payer_profile_id === null || isClient ? null : ["payer_profile_id", fault("not-a-client")];
}

/** Each new payment that is not cancelled, against what the others leave of its call. */
function decideBalances(
  next: AgreementBody,
  added: ReadonlyMap<string, Payment>,
  arrived: ReadonlySet<string>,
): Result<void> {
  const counted = Object.entries(next.payments).flatMap(([id, payment]) => (added.has(id) ? [] : [payment]));
  for (const [id, payment] of added) {
    const call = payment.call_id === null ? undefined : askedBy(next, payment.call_id);
    if (!call || payment.cancelled !== null) continue;
    const on = counted.filter(({ call_id }) => call_id === payment.call_id);
    const balance = leftOf(call.amount, on);
    if (!arrived.has(id) && !isWithin(payment.amount, balance)) return refused("payment.beyond-balance", { balance });
    counted.push(payment);
  }
  return done(undefined);
}

/** 0 < amount ≤ balance; for a credit, balance ≤ amount < 0. */
function isWithin(amount: number, balance: number): boolean {
  return balance < 0 ? amount < 0 && amount >= balance : amount > 0 && amount <= balance;
}
