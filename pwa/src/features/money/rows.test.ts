import { agreementWith, callFor, paymentOn } from "shared-schema/agreement/payments/payments.test-support";
import { csv } from "shared-schema/export/csv";
import { moneyOverview } from "shared-schema/payments/overview/overview";
import { expect, it } from "vitest";
import { moneyTable } from "./moneyTable.ts";
import { filtered, type MoneyFilter, NO_FILTER, type Sorting, sorted } from "./rows.ts";

const bound = { status: "CONTRACT" as const, generated_versions_len: 1 };
const calls = {
  1: callFor({ date_due: "2027-06-20", amount: 300 }),
  2: callFor({ designation: "APA 1", call_type: "CEA", date_due: "2027-06-01", amount: 50 }),
  3: callFor({ designation: "Deposit 1", call_type: "DEPOSIT", date_due: null, due_by_execution: true }),
};
const riviera = { ...agreementWith(calls, { 9: paymentOn(3, 100, { call_type: "DEPOSIT" }) }), ...bound };
const yen = { ...agreementWith({ 4: callFor({ amount: 7 }) }), ...bound, name: "=Kyoto", currency: "JPY" };
const followed = moneyOverview(
  [
    { id: 1, body: riviera },
    { id: 12, body: yen },
  ],
  "2027-06-09",
).calls;
const hartmann = [{ profile_id: 10, name: "Søren Hartmann", email: null }];
const all = followed.map((call) => ({
  ...call,
  debtors: call.agreement.id === 12 ? hartmann : [],
  ...{ canRemind: true, canPay: true },
}));

const found = (filter: Partial<MoneyFilter>) =>
  filtered(all, { ...NO_FILTER, ...filter }).map(({ agreement, call }) => `${agreement.id} ${call.designation}`);

it("narrows the calls by words, state and currency together", () => {
  expect(found({})).toEqual(["1 Down Payment 1", "1 APA 1", "12 Down Payment 1"]);
  expect(found({ timing: "ALL" })).toHaveLength(4);
  expect(found({ timing: "PAID" })).toEqual(["1 Deposit 1"]);
  expect(found({ timing: "OVERDUE", currency: "EUR" })).toEqual(["1 APA 1"]);
  expect(found({ text: " riviera  DOWN" })).toEqual(["1 Down Payment 1"]);
  expect(found({ text: "00012" })).toEqual(["12 Down Payment 1"]);
  expect(found({ text: "soren" })).toEqual(["12 Down Payment 1"]);
  expect(found({ currency: "JPY", timing: "LATER" })).toEqual([]);
});

const inOrder = (by: Sorting["by"], isDescending = false) =>
  sorted(all, { by, isDescending }).map(({ agreement, call }) => `${agreement.id} ${call.designation}`);

it("sorts by each column, and amounts of one currency together", () => {
  expect(inOrder("due")).toEqual(["12 Down Payment 1", "1 APA 1", "1 Down Payment 1", "1 Deposit 1"]);
  expect(inOrder("state")).toEqual(["12 Down Payment 1", "1 APA 1", "1 Down Payment 1", "1 Deposit 1"]);
  expect(inOrder("balance", true)[0]).toBe("12 Down Payment 1");
  expect(inOrder("agreement", true)[0]).toBe("12 Down Payment 1");
  expect(inOrder("debtor", true)[0]).toBe("12 Down Payment 1");
});

it("exports what is shown, as numbers that a spreadsheet adds up and names that it runs no formula of", () => {
  const rows = moneyTable(sorted(all, { by: "agreement", isDescending: true }), (key) => key);
  expect(rows[0]).toHaveLength(rows[1]?.length ?? 0);
  expect(rows[1]).toEqual([
    "00012",
    "=Kyoto",
    "Søren Hartmann",
    "money.callType.CRUISE",
    "Down Payment 1",
    "2026-12-01",
    "money.timing.OVERDUE",
    "JPY",
    7,
    0,
    7,
  ]);
  expect(csv(rows.map((row) => row.map(String)))).toContain("'=Kyoto");
});
