import { callFor, keyed, keyOf } from "shared-schema/agreement/payments/payments.test-support";
import type { LineView } from "shared-schema/api/money/bankStatement";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { PRICED, putPriced } from "#testing/agreement/priced.ts";
import { expectNoBarriers } from "#testing/browser/axe.ts";
import { openScreen } from "#testing/screen.tsx";

const LINE: LineView = {
  ...{ id: "l", account: "DE89370400440532013000", currency: "EUR", amount: 70_000, booked: "2027-01-10" },
  ...{
    reversal: false,
    charges: null,
    payer: "Ada",
    text: "",
    value_date: null,
    bank_reference: null,
    state: "OPEN",
    agreement_id: null,
    payment_id: null,
  },
  ...{ transfer_id: null, twin_of: null, proposals: [] },
};
const PARTS = [
  { call_id: keyOf(1), amount: 45_000 },
  { call_id: keyOf(2), amount: 22_500 },
];

const SUM: LineView["proposals"][number] = {
  ...{ agreement_id: PRICED, agreement_name: "Riviera", call_id: keyOf(1), designation: "APA 1 + Deposit 1" },
  ...{ balance: 67_500, confidence: "POSSIBLE", reasons: ["SUM"], payer_profile_id: null, payment_id: null },
  parts: [
    { call_id: keyOf(1), amount: 45_000, designation: "APA 1" },
    { call_id: keyOf(2), amount: 22_500, designation: "Deposit 1" },
  ],
};
const WHOLE: LineView = { ...LINE, id: "m", amount: 67_500, proposals: [SUM] };

/** Beyond what is left of the one call that is proposed for it. */
const OVER: LineView = {
  ...{ ...LINE, id: "n", amount: 80_000 },
  proposals: [{ ...SUM, designation: "APA 1", balance: 45_000, confidence: "LIKELY", reasons: ["PAYER"], parts: [] }],
};

it("a line is split over calls with amounts, or recorded in the parts that are proposed, and what is left is said", async () => {
  const { server } = await openScreen("/money/statements", {
    prepare: async (desk) => {
      desk.server.on("GET", "/api/statement/line/", { json: { total: 3, lines: [LINE, WHOLE, OVER] } });
      desk.server.on("POST", /transfer$/, { status: 201, json: { id: "t", parts: [], unapplied: [] } });
      const calls = keyed({
        1: callFor({ call_type: "CEA", designation: "APA 1", amount: 45_000 }),
        2: callFor({ call_type: "DEPOSIT", designation: "Deposit 1", amount: 22_500 }),
      });
      await putPriced(desk, { change: (body) => ({ ...body, payment_calls: calls }) });
    },
  });
  const rest = "€35,000.00 is left: it becomes the client’s unapplied balance.";
  await expect.element(page.getByText(rest)).toBeVisible();
  await page.getByRole("button", { name: /^Another call.*€80,000.00/ }).click();
  await page.getByRole("combobox", { name: "Call for fund", exact: true }).click();
  await page.getByRole("option", { name: /APA 1/ }).click();
  await expect.element(page.getByRole("status").filter({ hasText: rest })).toBeVisible();
  await page.getByRole("button", { name: /^Another call.*€80,000.00/ }).click();
  await page.getByRole("button", { name: /^Several calls.*€70,000.00/ }).click();
  const form = page.getByRole("group", { name: "Split over calls for fund" });
  const add = form.getByRole("combobox", { name: "Add a call for fund" });
  await add.click();
  await page.getByRole("option", { name: /APA 1/ }).click();
  await expect.element(form.getByRole("status")).toHaveTextContent("€25,000.00 is left");
  await add.click();
  await page.getByRole("option", { name: /Deposit 1/ }).click();
  await expect
    .element(form.getByRole("status"))
    .toHaveTextContent("€2,500.00 is left: it becomes the client’s unapplied balance.");
  await expect.element(page.getByText(/€45,000.00 \+ €22,500.00/)).toBeVisible();
  await expectNoBarriers();
  await form.getByRole("button", { name: "Record the parts" }).click();
  const split = { agreement_id: PRICED, payer_profile_id: null, parts: PARTS };
  await expect
    .poll(() => server.written.map(({ path, body }) => [path, body]))
    .toEqual([["/api/statement/line/l/transfer", split]]);
  await page.getByRole("button", { name: "Record €67,500.00 in parts on APA 1 + Deposit 1, Riviera" }).click();
  await expect.poll(() => server.written.at(-1)).toMatchObject({ path: "/api/statement/line/m/transfer", body: split });
});
