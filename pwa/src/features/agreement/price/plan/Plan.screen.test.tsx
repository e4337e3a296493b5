import { callFor, keyed, keyOf, paymentOn } from "shared-schema/agreement/payments/payments.test-support";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { PRICED, putPriced } from "#testing/agreement/priced.ts";
import { expectNoBarriers } from "#testing/browser/axe.ts";
import { enter, field } from "#testing/fields.ts";
import { type OpenedScreen, openScreen } from "#testing/screen.tsx";

const two = (body: AgreementBody): AgreementBody => ({
  ...body,
  payment_calls: keyed({
    1: callFor({ designation: "First part", amount: 400, date_due: "2027-05-01" }),
    2: callFor({ designation: "Second part", amount: 600, date_due: "2027-06-01", pos: "a1" }),
  }),
  payments: keyed({ 3: paymentOn(2, 100) }),
});

const rowOf = (name: string) => page.getByRole("group", { name });
const lineOf = (name: string) => rowOf(name).getByRole("button", { name: new RegExp(`^${name}`) });
const first = rowOf("First part");

async function openPlan(hash = ""): Promise<OpenedScreen> {
  return openScreen(`/agreement/${PRICED}/price${hash}`, {
    prepare: (desk) => putPriced(desk, { roles: ["brokers"], change: two }),
  });
}

it("one row of the plan is open at a time, and Enter closes it with what was typed", async () => {
  const { device } = await openPlan();
  await expect.element(lineOf("First part")).toHaveTextContent("€400.00");
  await expect.element(lineOf("Second part")).toHaveTextContent(/€600.00.*€100.00 paid/);
  await lineOf("Second part").click();
  await lineOf("First part").click();
  await expect.element(lineOf("Second part")).toHaveAttribute("aria-expanded", "false");
  await expect.element(first.getByText("10/20")).toBeVisible();
  await expect.element(field(first, "Designation")).toHaveAccessibleDescription("10 of 20 characters");
  await expectNoBarriers();
  await field(first, "Amount").fill("450");
  await userEvent.keyboard("{Enter}");
  await expect.element(lineOf("First part")).toHaveAttribute("aria-expanded", "false");
  await expect.element(lineOf("First part")).toHaveFocus();
  await expect.poll(async () => (await device.body("agreements", PRICED))?.payment_calls[keyOf(1)]?.amount).toBe(450);
});

it("Escape puts back what was changed in a row, saved or not, and nothing else", async () => {
  const { device } = await openPlan();
  const stored = async () => (await device.body("agreements", PRICED))?.payment_calls[keyOf(1)];
  await lineOf("First part").click();
  await enter(field(first, "Amount"), "450");
  await expect.poll(async () => (await stored())?.amount).toBe(450);
  await device.change("agreements", PRICED, (body) => {
    const call = body.payment_calls[keyOf(1)];
    if (!call) throw new Error("The plan has no first part.");
    return { ...body, payment_calls: { ...body.payment_calls, [keyOf(1)]: { ...call, date_due: "2027-05-09" } } };
  });
  await field(first, "Designation").fill("Half");
  await userEvent.keyboard("{Escape}");
  await expect.element(lineOf("First part")).toHaveAttribute("aria-expanded", "false");
  await expect.poll(stored).toMatchObject({ designation: "First part", amount: 400, date_due: "2027-05-09" });
});

it("a link to a field opens its row, and an amount that is left to ask comes first, with its remedy", async () => {
  await openPlan(`#agreements/${PRICED}/payment_calls.${keyOf(1)}.amount`);
  await expect.element(field(first, "Amount")).toHaveFocus();
  const rest = page.getByText(/ is left to ask\.$/).first();
  await expect.element(rest).toBeVisible();
  expect(rest.element().compareDocumentPosition(first.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await page.getByRole("button", { name: /^Change First part to / }).click();
  await expect.element(page.getByRole("button", { name: /^Change First part to / })).not.toBeInTheDocument();
});
