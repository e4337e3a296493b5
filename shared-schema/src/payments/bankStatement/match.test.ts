import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { referenceOf, spacedReference } from "../paymentRequest/reference.ts";
import type { StatementLine } from "./line.ts";
import { type OpenCall, proposeMatches } from "./match.ts";

const CALL = "0190a0a0-0000-7000-8000-0123456789ab";
const OTHER = "0190a0a0-0000-7000-8000-0123456789ac";

function call(fields: Partial<OpenCall> = {}): OpenCall {
  return {
    ...{ agreement_id: 12, agreement_name: "Riviera", currency: "EUR", call_id: CALL, designation: "Down Payment 1" },
    ...{ balance: 500, clients: [{ profile_id: 7, name: "Ada Lovelace" }], payments: [] },
    ...fields,
  };
}

function line(fields: Partial<StatementLine> = {}): StatementLine {
  return {
    ...{ account: "DE89370400440532013000", currency: "EUR", amount: 500, booked: "2026-11-20", reversal: false },
    ...{ format: "CAMT" as const, value_date: null, charges: null, bank_reference: null, payer: null, text: "" },
    ...fields,
  };
}

const proposed = (lines: StatementLine[], calls: OpenCall[], taken: string[] = []) => {
  const found = proposeMatches(lines, calls, new Set(taken));
  return lines.map((each) => found.get(each) ?? []);
};
const first = (fields: Partial<StatementLine>, calls = [call()]) => proposed([line(fields)], calls)[0]?.[0];
const REFERENCE = `pay ${spacedReference(referenceOf(12, CALL))}`;

describe("a line", () => {
  it.each<[string, Partial<StatementLine>, Partial<OpenCall>, string | undefined, string[]]>([
    ["with reference and amount", { text: REFERENCE }, {}, "SURE", ["REFERENCE", "AMOUNT"]],
    ["with the reference alone", { text: REFERENCE, amount: 400 }, {}, "LIKELY", ["REFERENCE"]],
    [
      "less charges",
      { text: REFERENCE, amount: 480, charges: 20 },
      {},
      "LIKELY",
      ["REFERENCE", "AMOUNT_BEFORE_CHARGES"],
    ],
    ["of a client", { payer: "LOVELACE, Áda (Mrs)" }, {}, "LIKELY", ["AMOUNT", "PAYER"]],
    ["that names the call", { text: "down payment 1" }, {}, "LIKELY", ["AMOUNT", "WORDS"]],
    ["that names the agreement's number", { text: "no 00012" }, {}, "LIKELY", ["AMOUNT", "WORDS"]],
    ["of the amount alone", { payer: "Someone" }, {}, "POSSIBLE", ["AMOUNT"]],
    [
      "of a client, about the call",
      { amount: 3, payer: "Ada Lovelace", text: "Riviera" },
      {},
      "POSSIBLE",
      ["WORDS", "PAYER"],
    ],
    ["of another amount", { amount: 3 }, {}, undefined, []],
    ["in another currency", { text: REFERENCE, currency: "USD" }, {}, undefined, []],
    ["that left, for a credit", { text: REFERENCE, amount: -80 }, { balance: -80 }, "SURE", ["REFERENCE", "AMOUNT"]],
    ["that left, for a call", { amount: -500 }, {}, undefined, []],
  ])("%s", (_, fields, of, confidence, reasons) => {
    const found = first(fields, [call(of)]);
    expect([found?.confidence, found?.reasons ?? []]).toEqual([confidence, reasons]);
  });

  it("that was entered by hand already is tied to that payment, and no second line is", () => {
    const payments = [{ id: "p", amount: 500, date_paid: "2026-11-18" }];
    const paid = call({ balance: 0, payments });
    const [one, two] = proposed([line({ text: REFERENCE }), line({ text: REFERENCE })], [paid]);
    expect(one?.[0]).toMatchObject({ confidence: "SURE", reasons: ["REFERENCE", "RECORDED"], payment_id: "p" });
    expect(two?.[0]).toMatchObject({ confidence: "LIKELY", reasons: ["REFERENCE"], payment_id: null });
    expect(proposed([line({ text: REFERENCE })], [paid], ["p"])[0]?.[0]?.payment_id).toBeNull();
    const long = call({ balance: 0, payments: [{ id: "p", amount: 500, date_paid: "2026-10-01" }] });
    expect(first({ text: REFERENCE }, [long])?.payment_id).toBeNull();
  });

  it("names its payer where that is a client", () => {
    expect(first({ text: REFERENCE, payer: "ADA LOVELACE" })?.payer_profile_id).toBe(7);
    expect(first({ text: REFERENCE, payer: "Charles Babbage" })?.payer_profile_id).toBeNull();
  });
});

it("of two equal transfers with one reference only the first is sure", () => {
  const lines = [line({ text: REFERENCE, booked: "2026-11-21" }), line({ text: REFERENCE })];
  expect(proposed(lines, [call()]).map(([best]) => best?.confidence)).toEqual(["LIKELY", "SURE"]);
});

const APA = "0190a0a0-0000-7000-8000-0000000000a1";
const DEPOSIT = "0190a0a0-0000-7000-8000-0000000000a2";
const BACK = "0190a0a0-0000-7000-8000-0000000000a3";

it("of several calls together is proposed with what each of them gets", () => {
  const calls = [
    call({ call_id: APA, designation: "APA 1", balance: 45_000 }),
    call({ call_id: DEPOSIT, designation: "Deposit 1", balance: 22_500 }),
    call({ agreement_id: 3, balance: 700 }),
  ];
  expect(first({ amount: 67_500, payer: "Ada Lovelace" }, calls)).toMatchObject({
    ...{ agreement_id: 12, confidence: "LIKELY", reasons: ["SUM", "PAYER"], designation: "APA 1 + Deposit 1" },
    parts: [
      { call_id: APA, amount: 45_000 },
      { call_id: DEPOSIT, amount: 22_500 },
    ],
  });
  expect(first({ amount: 67_500 }, calls)).toMatchObject({ confidence: "POSSIBLE", reasons: ["SUM"] });
  // Calls of two agreements make no sum, and what one call asks for is that one's.
  expect(first({ amount: 45_700 }, calls)).toBeUndefined();
  expect(first({ amount: 45_000 }, calls)).toMatchObject({ call_id: APA, parts: [] });
});

it("of a set-off is proposed for the calls that it settles", () => {
  const calls = [
    call({ call_id: APA, balance: 5_000 }),
    call({ call_id: BACK, balance: -4_000 }),
    call({ call_id: DEPOSIT, balance: -22_500 }),
  ];
  expect(first({ amount: -21_500 }, calls)?.parts.map(({ amount }) => amount)).toEqual([5_000, -4_000, -22_500]);
});

it("of one call in several lines is proposed for it where they point to it", () => {
  const lines = [line({ amount: 200, payer: "Ada Lovelace" }), line({ amount: 300, payer: "Ada Lovelace" })];
  const both = proposed(lines, [call()]);
  expect(both.map(([best]) => [best?.confidence, best?.reasons])).toEqual([
    ["LIKELY", ["LINES", "PAYER"]],
    ["LIKELY", ["LINES", "PAYER"]],
  ]);
  expect(proposed([line({ amount: 200, payer: "Ada Lovelace" })], [call()])[0]).toEqual([]);
});

it("nothing is sure that is not of one call alone, and what is sure pays no call twice", () => {
  const calls = [call(), call({ call_id: OTHER, balance: 300 }), call({ agreement_id: 3, balance: 700 })];
  const lines = fc.record({
    of: fc.constantFrom(...calls, null),
    amount: fc.constantFrom(300, 500, 700, -500),
    day: fc.integer({ min: 1, max: 28 }),
  });
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 8 }), (made) => {
      const all = made.map(({ of, amount, day }) =>
        line({
          amount,
          text: of ? referenceOf(of.agreement_id, of.call_id) : "",
          booked: `2026-11-${String(day).padStart(2, "0")}`,
        }),
      );
      const found = proposeMatches(all, calls, new Set());
      const sure = [...found].flatMap(([each, list]) =>
        list.filter(({ confidence }) => confidence === "SURE").map((to) => ({ each, to })),
      );
      for (const { agreement_id, call_id, balance } of calls) {
        const own = sure.filter(({ to }) => to.agreement_id === agreement_id && to.call_id === call_id);
        expect(own.length).toBeLessThanOrEqual(1);
        for (const { each } of own) expect(each.amount).toBe(balance);
      }
    }),
  );
});
