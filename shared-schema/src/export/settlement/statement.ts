import { accessTo, type Viewer } from "../../agreement/access.ts";
import { byPos } from "../../agreement/order.ts";
import { leftOf, paidOf, paymentsOn } from "../../agreement/payments/balance.ts";
import { unappliedBalances } from "../../agreement/payments/unapplied.ts";
import { type AgreementBody, CALL_TYPES, type CallType, type Payment } from "../../agreement/schema.ts";
import { callsWithAmounts, isSettlement, settledAmount, settledTotal } from "../../agreement/settlement/amounts.ts";
import { minorDecimals } from "../../base/currency/minorUnits.ts";
import { fromDecimal, multiply, roundTo } from "../../base/money.ts";
import { done, type Result, refused } from "../../base/result.ts";
import { partyName } from "../../contract/sections/parties.ts";
import { fileAgreementId } from "../../pricing/format.ts";
import type { ProfileBody } from "../../profile/schema.ts";
import { partiesIn } from "../../terms/parties.ts";

/** What came in and what went back, in the agreement's currency; `left` is still to be paid, negative when to be returned. */
interface Moved {
  paid: number;
  returned: number;
}

/** The money of one type of call. */
interface SettlementRow extends Moved {
  type: CallType;
  /** By the last generated version; null without a total. */
  agreed: number | null;
  /** By the calls for fund that people made. */
  asked: number;
  /** Really spent, kept, or owed for the cruise; null without a total. */
  actual: number | null;
  left: number;
}

/** A payment that was not cancelled. */
interface StatementPayment {
  date: string;
  designation: string;
  payer: string | null;
  amount: number;
}

/** The facts of a settlement statement. */
export interface SettlementStatement {
  agreement: number;
  agreementName: string;
  currency: string;
  yacht: string | null;
  carrier: string | null;
  clients: string[];
  /** The settlement is closed. */
  isClosed: boolean;
  rows: SettlementRow[];
  /** By whom it was paid; null where no one was named. */
  payers: (Moved & { name: string | null })[];
  payments: StatementPayment[];
  /** Payments that are on no call for fund, by client; absent where there are none. */
  unapplied?: { name: string | null; balance: number }[];
}

/** The agreement as its reader holds it: profiles and yacht are the frozen ones from LOCKED on. */
export interface SettlementStatementInput {
  id: number;
  agreement: AgreementBody;
  yacht: { name: string } | null;
  profiles: Readonly<Record<number, ProfileBody>>;
}

/** The statement of a settlement, open or closed, for those who read the contract; refused before settling has started. */
export function settlementStatement(input: SettlementStatementInput, viewer: Viewer): Result<SettlementStatement> {
  const { id, agreement, yacht, profiles } = input;
  if (!accessTo(agreement, viewer).contract) return refused("contract.forbidden");
  if (!agreement.settlement) return refused("agreement.not-settled");
  const nameOf = (profile: number | null) => {
    const known = profile === null ? undefined : profiles[profile];
    return known ? partyName(known) : null;
  };
  const named = (role: "carriers" | "clients") =>
    partiesIn({ agreement, profiles }, role).flatMap(({ profile }) => (profile ? [partyName(profile)] : []));
  const calls = byPos(callsWithAmounts(agreement));
  const made = calls.flatMap(([callId, { designation }]) =>
    paymentsOn(agreement.payments, callId).flatMap(([, payment]) =>
      payment.cancelled ? [] : [{ ...payment, designation }],
    ),
  );
  const unapplied = unappliedBalances(agreement).map(({ payer_profile_id, balance }) => ({
    name: nameOf(payer_profile_id),
    balance,
  }));
  const payerIds = [...new Set(made.map(({ payer_profile_id }) => payer_profile_id))];
  return done({
    ...{ agreement: id, agreementName: agreement.name, currency: agreement.currency, yacht: yacht?.name ?? null },
    ...{ carrier: named("carriers")[0] ?? null, clients: named("clients") },
    isClosed: agreement.status !== "SETTLING",
    rows: CALL_TYPES.map((type) => rowOf(type, agreement)),
    payers: payerIds.map((payer) => ({
      name: nameOf(payer),
      ...movedBy(made.filter(({ payer_profile_id }) => payer_profile_id === payer)),
    })),
    payments: made
      .map(({ date_paid, designation, payer_profile_id, amount }) => ({
        ...{ date: date_paid, designation, payer: nameOf(payer_profile_id), amount },
      }))
      .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
    ...(unapplied.length > 0 && { unapplied }),
  });
}

function rowOf(type: CallType, agreement: AgreementBody): SettlementRow {
  const own = Object.entries(callsWithAmounts(agreement)).filter(([, call]) => call.call_type === type);
  const asked = paidOf(own.flatMap(([, call]) => (isSettlement(call) ? [] : [{ amount: call.amount ?? 0 }])));
  const due = paidOf(own.map(([, { amount }]) => ({ amount: amount ?? 0 })));
  const payments = own.flatMap(([id]) => paymentsOn(agreement.payments, id).map(([, payment]) => payment));
  const actual = settledAmount(type, agreement);
  return {
    type,
    agreed: agreedAmount(type, agreement),
    asked,
    actual,
    ...movedBy(payments),
    left: leftOf(due, payments),
  };
}

/** What the last generated version asks for: the total, or a share of it. */
function agreedAmount(type: CallType, agreement: AgreementBody): number | null {
  const unused = Object.entries(agreement.fuel_bunkers).map(
    ([id, one]) => [id, { ...one, quantity_used: null }] as const,
  );
  const total = settledTotal({ ...agreement, fuel_bunkers: Object.fromEntries(unused) });
  if (total === null || type === "CRUISE") return total;
  const ratio = type === "CEA" ? agreement.requested_cea_ratio : agreement.requested_deposit_ratio;
  return roundTo(multiply(fromDecimal(ratio ?? 0), fromDecimal(total)), minorDecimals(agreement.currency));
}

function movedBy(payments: readonly Pick<Payment, "amount" | "cancelled">[]): Moved {
  return {
    paid: paidOf(payments.filter(({ amount }) => amount > 0)),
    returned: leftOf(
      0,
      payments.filter(({ amount }) => amount < 0),
    ),
  };
}

/** Name of the file: `settlement-0001.pdf`. */
export function statementFileName({ agreement }: Pick<SettlementStatement, "agreement">): string {
  return `settlement-${fileAgreementId(agreement)}.pdf`;
}
