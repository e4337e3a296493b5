import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { CALL_TYPES } from "../agreement/schema.ts";
import { callRow } from "./callRow.ts";
import { callTarget, defaultDesignation, summariseCalls } from "./calls.ts";

const example = z.object({
  id: z.string(),
  inputs: z.object({
    call_type: z.enum(CALL_TYPES),
    target: z.number(),
    calls: z.array(
      z.object({
        designation: z.string(),
        amount: z.number(),
        payments: z.array(z.object({ amount: z.number(), cancelled: z.boolean().optional() })),
      }),
    ),
  }),
  expected: z.unknown(),
});
const file = new URL("../../fixtures/payment-call-examples.json", import.meta.url);
const examples = z.array(example).parse(JSON.parse(readFileSync(file, "utf8")));

describe("calls for fund", () => {
  it.each(examples.map((one) => [one.id, one] as const))("example %s", (_id, { inputs, expected }) => {
    expect(summariseCalls(inputs.calls, inputs.target)).toEqual(expected);
  });

  it("is paid only when nothing is left, and empty without an amount", () => {
    const row = (amount: number | null, ...payments: number[]) =>
      callRow({ designation: "x", amount, payments: payments.map((one) => ({ amount: one })) });
    expect(row(100_000_000, 99_999_999.99)).toMatchObject({ state: "OPEN", paid_ratio: 0.999999, balance: 0.01 });
    expect(row(100_000_000, 100_000_000.01)).toMatchObject({ state: "OVERPAID", paid_ratio: 1.000001 });
    expect(row(null)).toMatchObject({ state: "EMPTY", balance: 0 });
    expect(row(-6587.25, -6587.25)).toMatchObject({ state: "PAID", paid_ratio: 1, balance: 0 });
    expect(row(-100)).toMatchObject({ state: "OPEN", balance: -100 });
    expect(row(0.3, 0.1, 0.2)).toMatchObject({ state: "PAID" });
  });

  it("numbers designations by type, without what a booking carried over and what a settlement opened", () => {
    const calls = [
      { call_type: "CRUISE" as const, contract_code: null, designation: "Down Payment 1" },
      { call_type: "CRUISE" as const, contract_code: "BOOKING_BALANCE" as const, designation: "Booking" },
      { call_type: "CEA" as const, contract_code: null, designation: "APA 1" },
      { call_type: "CEA" as const, contract_code: "SETTLEMENT" as const, designation: "APA settlement" },
    ];
    expect(defaultDesignation("CRUISE", calls)).toBe("Down Payment 2");
    expect(defaultDesignation("CEA", calls)).toBe("APA 2");
    expect(defaultDesignation("DEPOSIT", calls)).toBe("Deposit 1");
    const left = [{ call_type: "CRUISE" as const, contract_code: null, designation: "Down Payment 2" }];
    expect(defaultDesignation("CRUISE", left)).toBe("Down Payment 3");
  });

  it("aims at the amounts of the price", () => {
    const price = { total_agreement_price: 100, requested_cea_amount: 20, requested_deposit_amount: null };
    expect(CALL_TYPES.map((type) => callTarget(type, price))).toEqual([100, 20, null]);
    expect(summariseCalls([], null)).toMatchObject({ asked: 0, remaining_to_ask: null });
  });
});
