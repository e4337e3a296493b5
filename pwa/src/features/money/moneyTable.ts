import type { MoneyCall } from "shared-schema/payments/overview/overview";
import { formatAgreementId } from "shared-schema/pricing/format";
import type { Text } from "../../ui/i18n.ts";
import type { MoneyText } from "./messages.ts";
import { debtorNames, type MoneyRow } from "./rows.ts";

const HEAD = [
  "number",
  "agreement",
  "debtor",
  "type",
  "designation",
  "due",
  "state",
  "currency",
  "amount",
  "paid",
  "balance",
] as const;

/** The calls as a table for spreadsheets: amounts as numbers, dates as `YYYY-MM-DD`, below the names of the columns. */
export function moneyTable(calls: readonly MoneyRow[], t: Text<MoneyText>): (string | number)[][] {
  const rows = calls.map(({ agreement, call, debtors, timing, amount, paid, balance }) => [
    formatAgreementId(agreement.id),
    agreement.body.name,
    debtorNames({ debtors }),
    t(`money.callType.${call.call_type}`),
    call.designation,
    call.date_due ?? whenOf(call, t),
    t(`money.timing.${timing}`),
    agreement.body.currency,
    ...[amount, paid, balance],
  ]);
  return [HEAD.map((key) => t(`money.${key}`)), ...rows];
}

/** When a call without a date is due, in words; empty where nothing says so. */
export function whenOf({ due_by_execution, contract_code }: MoneyCall["call"], t: Text<MoneyText>): string {
  if (due_by_execution) return t("money.onExecution");
  if (contract_code === "BOOKING_BALANCE") return t("money.onBooking");
  return contract_code === "SETTLEMENT" ? t("money.atSettlement") : "";
}
