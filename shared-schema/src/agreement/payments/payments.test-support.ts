import { partyKey, ROLES, type Role } from "../../base/roles.ts";
import type { Viewer } from "../access.ts";
import { decideAgreementChange } from "../change.ts";
import { newAgreement } from "../create.ts";
import type { AgreementBody, Payment, PaymentCall } from "../schema.ts";

export const TODAY = "2026-11-23";
const AT = `${TODAY}T10:00:00Z`;

export const keyOf = (number: number) => `0190a0a0-0000-7000-8000-${String(number).padStart(12, "0")}`;
/** Profile ids 10 to 16, in the order of the roles. */
export const profileOf = (role: Role) => 10 + ROLES.indexOf(role);
export const holderOf = (role: Role): Viewer => ({
  user_id: 50,
  is_admin: false,
  profile_ids: new Set([profileOf(role)]),
});

export function callFor(fields: Partial<PaymentCall> = {}): PaymentCall {
  const empty = { pos: "a0", call_type: "CRUISE" as const, designation: "Down Payment 1", contract_code: null };
  return { ...empty, amount: 100, date_due: "2026-12-01", due_by_execution: false, locked: false, ...fields };
}

export function paymentOn(call: number, amount: number, fields: Partial<Payment> = {}): Payment {
  const made = { recorded_by: 50, recorded_at: AT, cancelled: null, document: null, payer_profile_id: null };
  return { call_id: keyOf(call), call_type: "CRUISE", amount, date_paid: TODAY, ...made, ...fields };
}

export const CANCELLED = { by: 50, at: AT };

/** An agreement with a party in each role. Calls and payments by their numbers. */
export function agreementWith(
  calls: Readonly<Record<number, PaymentCall>>,
  payments: Readonly<Record<number, Payment>> = {},
): AgreementBody {
  const fresh = newAgreement({
    ...{ name: "Riviera", contract_type: "CRUISE", currency: "EUR", created_by: 1, created_at: AT },
    bunkerId: keyOf(999),
  });
  const parties = ROLES.map((role, index) => {
    const profile_id = profileOf(role);
    return [partyKey(role, profile_id), { role, profile_id, pos: `a${index}` }] as const;
  });
  return { ...fresh, parties: Object.fromEntries(parties), payment_calls: keyed(calls), payments: keyed(payments) };
}

export function keyed<T>(parts: Readonly<Record<number, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(parts).map(([number, part]) => [keyOf(Number(number)), part]));
}

/** The code with which a change is answered. */
export function answer(before: AgreementBody | null, next: AgreementBody | null, viewer = holderOf("brokers")): string {
  const verdict = decideAgreementChange(before, next, viewer, TODAY);
  return verdict.ok ? "ok" : verdict.refusal.code;
}
