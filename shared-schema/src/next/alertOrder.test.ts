import { expect, it } from "vitest";
import type { DerivedKind } from "../alerts/alerts.ts";
import { byAgreement } from "./alertOrder.ts";

const alert = (kind: DerivedKind, agreement: number, date: string | null = null) => ({
  ...{ kind, date, key: `${kind}/${agreement}/${date}` },
  agreement: { id: agreement, name: `No. ${agreement}` },
});

it("puts the agreement first whose next step is the most urgent, and its steps in that order", () => {
  const groups = byAgreement([
    alert("payment", 1, "2027-06-01"),
    alert("call-due", 2, "2027-07-02"),
    alert("call-due", 2),
    alert("call-overdue", 1, "2027-06-20"),
    alert("signatures-awaited", 3),
    alert("signature-asked", 2),
    alert("payment", 1, "2027-06-05"),
    alert("call-overdue", 1, "2027-06-10"),
  ]);
  expect(groups.map(({ agreement }) => agreement.id)).toEqual([2, 1, 3]);
  expect(groups.flatMap(({ steps }) => steps.map(({ kind, date }) => [kind, date]))).toEqual([
    ["signature-asked", null],
    ["call-due", null],
    ["call-due", "2027-07-02"],
    ["call-overdue", "2027-06-10"],
    ["call-overdue", "2027-06-20"],
    ["signatures-awaited", null],
  ]);
  expect(groups[1]?.payments.map(({ date }) => date)).toEqual(["2027-06-05", "2027-06-01"]);
});
