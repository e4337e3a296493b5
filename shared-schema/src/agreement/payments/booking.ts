import { generateKeyBetween } from "fractional-indexing";
import type { Bilingual } from "../../base/language.ts";
import { byPos } from "../order.ts";
import type { AgreementBody, PaymentCall } from "../schema.ts";
import { paidOf, paymentsOn } from "./balance.ts";

/** Its name in the plan and in the contract, in the language in which the parties work. */
const DESIGNATION: Bilingual = { en: "Booking balance", fr: "Acompte de réservation" };

/** Whether a call carries what was paid on a booking into the contract. */
export function isBooking({ contract_code }: Pick<PaymentCall, "contract_code">): boolean {
  return contract_code === "BOOKING_BALANCE";
}

/** Whether a booking call, with its amount, asks for nothing: it has no payment that was not cancelled. */
export function isEmptyBooking(call: Pick<PaymentCall, "contract_code" | "amount">): boolean {
  return isBooking(call) && !call.amount;
}

/** Whether what is paid on a booking can be recorded: in the first draft, until it is locked or generated. */
export function takesBookings({ status, generated_versions_len }: AgreementBody): boolean {
  return status === "DRAFT" && generated_versions_len === 0;
}

/** The amount of a booking call that none was fixed for: what was paid on it. Null where nothing was. */
export function bookingAmount(id: string, { payments }: Pick<AgreementBody, "payments">): number | null {
  return paidOf(paymentsOn(payments, id).map(([, payment]) => payment)) || null;
}

/** A booking call before the other calls; its amount follows from its payments. */
export function newBookingCall({ payment_calls, language }: AgreementBody): PaymentCall {
  const first = byPos(payment_calls).at(0)?.[1].pos ?? null;
  return {
    ...{ call_type: "CRUISE", designation: DESIGNATION[language], contract_code: "BOOKING_BALANCE" },
    ...{ amount: null, date_due: null, due_by_execution: false, locked: false },
    pos: generateKeyBetween(null, first),
  };
}

/** Returns the booking call that takes the next payment, if there is one. */
export function openBookingCall({ payment_calls }: Pick<AgreementBody, "payment_calls">): string | null {
  return byPos(payment_calls).find(([, call]) => isBooking(call) && call.amount === null)?.[0] ?? null;
}

/**
 * Fixes what booking calls ask for, as the first contract is locked or generated: a payment that is cancelled later is owed again. A
 * call on which none was recorded goes; one whose payments were all cancelled asks for nothing, and takes none any more.
 */
export function fixBookings(agreement: AgreementBody): AgreementBody {
  const used = new Set(Object.values(agreement.payments).map(({ call_id }) => call_id));
  return withBookings(agreement, (id, call) =>
    used.has(id) ? { ...call, amount: call.amount ?? bookingAmount(id, agreement) ?? 0 } : null,
  );
}

/** Booking calls follow their payments again where the first draft is open again. */
export function releaseBookings(agreement: AgreementBody): AgreementBody {
  if (agreement.generated_versions_len > 0) return agreement;
  return withBookings(agreement, (_, call) => ({ ...call, amount: null }));
}

function withBookings(
  agreement: AgreementBody,
  change: (id: string, call: PaymentCall) => PaymentCall | null,
): AgreementBody {
  const calls = Object.entries(agreement.payment_calls).flatMap(([id, call]): [string, PaymentCall][] => {
    const changed = isBooking(call) ? change(id, call) : call;
    return changed ? [[id, changed]] : [];
  });
  return { ...agreement, payment_calls: Object.fromEntries(calls) };
}
