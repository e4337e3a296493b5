import { expensesOf, isSpent } from "../agreement/expenses/change.ts";
import type { AgreementBody, CallType, Payment } from "../agreement/schema.ts";
import { minorDecimals } from "../base/currency/minorUnits.ts";
import { fraction, fromDecimal, multiply, roundTo } from "../base/money.ts";

/**
 * PAYEE: money in the hands of whoever collects it. CARRIER: what of it is owed to the carrier for the cruise. APA and DEPOSIT: what
 * of it is held for the client. UNAPPLIED: the part of it that is on no call for fund, and is the client's. Calls for fund are not
 * posted: they are terms, and may change until they are paid; nor is the product's fee, which is billed apart (decision 72).
 */
export const LEDGER_ACCOUNTS = ["PAYEE", "CARRIER", "APA", "DEPOSIT", "UNAPPLIED"] as const;
type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];

/**
 * What happened to a payment, and to an expense of the APA account. DISCARDED: cancelling a settlement took the payment out of the
 * agreement.
 */
export const LEDGER_KINDS = ["RECORDED", "CANCELLED", "DISCARDED", "EXPENSE_RECORDED", "EXPENSE_CANCELLED"] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** One side of a posting. */
export interface LedgerEntry {
  /** The payment, or the expense. */
  payment_id: string;
  kind: LedgerKind;
  account: LedgerAccount;
  /** Of PAYEE, the party that collects, null where there was none yet; of the other accounts, the client who paid, where named. */
  profile_id: number | null;
  currency: string;
  /** Whole minor units of the currency (ISO 4217); positive is a debit. */
  amount: number;
  /** The transfer of which the payment is a part; null where it is one by itself, and of an expense. */
  transfer_id: string | null;
}

/** The account that a payment is held for. */
export function accountOf({ call_type }: Pick<Payment, "call_type">): LedgerAccount {
  return call_type === null ? "UNAPPLIED" : ACCOUNT_OF[call_type];
}

/** The account that money of a call's type is held for. */
export const ACCOUNT_OF: Readonly<Record<CallType, LedgerAccount>> = {
  CRUISE: "CARRIER",
  CEA: "APA",
  DEPOSIT: "DEPOSIT",
};

/** An amount in whole minor units. */
export function toMinor(amount: number, currency: string): number {
  return roundTo(multiply(fromDecimal(amount), fraction(10n ** BigInt(minorDecimals(currency)))), 0);
}

/** The money's currency, and the party that collects it: null where there is none yet. */
interface Collection {
  currency: string;
  payee: number | null;
}

/** The entries that recording a payment posts: the payee is debited, the account that it is held for is credited. */
function recordedEntries(
  id: string,
  payment: Pick<Payment, "amount" | "call_type" | "payer_profile_id" | "transfer">,
  { currency, payee }: Collection,
): LedgerEntry[] {
  const amount = toMinor(payment.amount, currency);
  const of = { payment_id: id, kind: "RECORDED" as const, currency, transfer_id: payment.transfer ?? null };
  return [
    { ...of, account: "PAYEE", profile_id: payee, amount },
    { ...of, account: accountOf(payment), profile_id: payment.payer_profile_id, amount: 0 - amount },
  ];
}

/** The entries that cancelling or discarding posts: the reverse of each of the entries that recording did, on the same accounts. */
export function reversingEntries(recorded: readonly LedgerEntry[], kind: LedgerKind = "CANCELLED"): LedgerEntry[] {
  return recorded.map((entry) => ({ ...entry, kind, amount: 0 - entry.amount }));
}

/**
 * Returns the entries that a change of an agreement's payments posts.
 * @param payee of the agreement after the change
 * @param posted the entries that a payment's recording has posted, none where it was not
 */
export function entriesOfChange(
  before: Pick<AgreementBody, "payments"> | null,
  after: Pick<AgreementBody, "payments" | "currency">,
  payee: number | null,
  posted: (paymentId: string) => readonly LedgerEntry[],
): LedgerEntry[] {
  const discarded = Object.entries(before?.payments ?? {}).flatMap(([id, { cancelled }]) =>
    cancelled || Object.hasOwn(after.payments, id) ? [] : reversingEntries(posted(id), "DISCARDED"),
  );
  const made = Object.entries(after.payments).flatMap(([id, payment]) => {
    const previous = before && Object.hasOwn(before.payments, id) ? before.payments[id] : undefined;
    const recorded = previous ? [] : recordedEntries(id, payment, { currency: after.currency, payee });
    const cancels = payment.cancelled !== null && !previous?.cancelled;
    return [...recorded, ...(cancels ? reversingEntries(previous ? posted(id) : recorded) : [])];
  });
  return [...discarded, ...made];
}

/** The balance of each account, in whole minor units; together they are zero. */
export function accountBalances(
  entries: Iterable<Pick<LedgerEntry, "account" | "amount">>,
): Record<LedgerAccount, number> {
  const balances = { PAYEE: 0, CARRIER: 0, APA: 0, DEPOSIT: 0, UNAPPLIED: 0 };
  for (const { account, amount } of entries) balances[account] += amount;
  return balances;
}

/** The balances that an agreement's document says: the payments and expenses that stand. */
export function balancesOf(
  agreement: Pick<AgreementBody, "payments" | "expenses" | "currency">,
): Record<LedgerAccount, number> {
  const { payments, currency } = agreement;
  const standing = Object.values(payments).filter(({ cancelled }) => cancelled === null);
  const entries = standing.flatMap((payment) => {
    const minor = toMinor(payment.amount, currency);
    return [
      { account: "PAYEE" as const, amount: minor },
      { account: accountOf(payment), amount: 0 - minor },
    ];
  });
  const spent = Object.values(expensesOf(agreement)).flatMap((each) => {
    if (each.cancelled !== null || !isSpent(each)) return [];
    const minor = toMinor(each.amount, currency);
    return [
      { account: "APA" as const, amount: minor },
      { account: "PAYEE" as const, amount: 0 - minor },
    ];
  });
  return accountBalances([...entries, ...spent]);
}
