import type { AgreementBody } from "shared-schema/agreement/schema";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { PRICED, putPriced } from "#testing/agreement/priced.ts";
import { expectNoBarriers } from "#testing/browser/axe.ts";
import { enter, field } from "#testing/fields.ts";
import { boxOf } from "#testing/find.ts";
import { type OpenedScreen, openScreen } from "#testing/screen.tsx";
import { setLanguage } from "#ui/i18n.ts";

/** Its price is a thousand, whatever the route. */
const thousand = (body: AgreementBody): AgreementBody => ({
  ...body,
  ...{ base_price_cruising: 1_000, yacht_id: null, waypoints: {} },
});

const call = page.getByRole("group", { name: "Down Payment 1" });
const pay = call.getByRole("button", { name: "Record a payment: Down Payment 1" });
const dialog = page.getByRole("dialog");
const record = dialog.getByRole("button", { name: "Record" });
const payments = call.getByRole("list", { name: "Payments: Down Payment 1" }).getByRole("listitem");
const tooltip = page.getByRole("tooltip");

async function openPrice(): Promise<OpenedScreen> {
  return openScreen(`/agreement/${PRICED}/price`, {
    prepare: (desk) => putPriced(desk, { name: "Paid at sea", roles: ["brokers"], change: thousand }),
  });
}

/** A call for fund of €1,000 that is due by execution. */
async function openCall(): Promise<OpenedScreen> {
  const screen = await openPrice();
  await page.getByRole("button", { name: "Add a call for fund: Cruise Agreement" }).click();
  await enter(field(call, "Amount"), "1000");
  await field(call, "Due by execution").click();
  await expect.element(pay).not.toHaveAttribute("aria-disabled", "true");
  return screen;
}

it("a call for fund without an amount and a date is not paid, and says why", async () => {
  await openPrice();
  await page.getByRole("button", { name: "Add a call for fund: Cruise Agreement" }).click();
  await expect.element(pay).toHaveAccessibleDescription("Must fill payment call info first");
  await pay.hover();
  await expect.element(tooltip).toHaveTextContent("Must fill payment call info first");
  pay.element().dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
});

it.each([
  ["en", "Record a payment", "More about"],
  ["fr", "Enregistrer un paiement", "Plus d’actions"],
] as const)(
  "the button to record a payment has room beside the menu of its row in %s",
  async (language, words, menu) => {
    await openCall();
    setLanguage(language);
    const text = call.getByText(words, { exact: true });
    await expect.element(text).toBeVisible();
    const actions = call.getByRole("button", { name: new RegExp(`^${menu}`) });
    expect(boxOf(text).right).toBeLessThanOrEqual(boxOf(actions).left);
    expect(boxOf(text).left).toBeGreaterThanOrEqual(boxOf(call.getByText(/1[.,\s]?000[.,]00/).first()).right);
  },
);

it("what is refused of a payment says so at its field, and what was typed is there again", async () => {
  const screen = await openCall();
  await pay.click();
  const amount = field(dialog, "Amount");
  await expect.element(amount).toHaveValue("1,000.00");
  await amount.fill("1 200,50 €");
  await record.click();
  await expect.element(dialog.getByText(/decimal point/)).toBeVisible();
  await amount.fill("1,200.50");
  await record.click();
  await expect.poll(() => dialog.element().textContent).toContain("beyond the balance");
  await amount.fill("-5");
  await expect.element(dialog.getByText("Negative amount indicates a credit")).toBeVisible();
  await amount.fill("400");
  await screen.go("/agreement");
  await expect.element(dialog).not.toBeInTheDocument();
  await screen.go(`/agreement/${PRICED}/price`);
  await pay.click();
  await expect.element(amount).toHaveValue("400");
  await expectNoBarriers();
});

it("a call for fund is paid in two parts, keeps its amount, and has a balance again when one is cancelled", async () => {
  await openCall();
  await pay.click();
  await field(dialog, "Amount").fill("400");
  await record.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(payments).toHaveLength(1);
  await expect.element(payments.first()).toHaveTextContent("balance €600.00");
  await expect.element(field(call, "Amount")).toBeDisabled();
  await call.getByRole("button", { name: "More about Down Payment 1" }).click();
  const remove = page.getByRole("menuitem", { name: "Delete Down Payment 1" });
  await expect
    .element(remove)
    .toHaveAccessibleDescription("Existing payments must be cancelled before deleting this call");
  await remove.hover();
  await expect.element(tooltip).toHaveTextContent("Existing payments must be cancelled before deleting this call");
  await userEvent.keyboard("{Escape}");
  await expect.element(remove).not.toBeInTheDocument();
  await expect.element(field(call, "Amount")).toHaveAccessibleDescription("Cannot be modified after payment");
  await pay.click();
  await expect.element(field(dialog, "Amount")).toHaveValue("600.00");
  await record.click();
  await expect.element(call.getByText(/^paid in full on /)).toBeVisible();
  await expect.element(pay).not.toBeInTheDocument();
  await payments
    .first()
    .getByRole("button", { name: /^Cancel the payment of €400.00/ })
    .click();
  await expect.element(dialog.getByText("Are you sure you want to cancel this payment?")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel payment" }).click();
  await expect.element(payments.first()).toHaveTextContent("Cancelled");
  expect(payments.first().element().querySelector("del")).not.toBeNull();
  await expectNoBarriers();
  const remaining = page.getByText("Remaining to collect").first().element().parentElement;
  await expect.poll(() => remaining?.textContent).toContain("€400.00");
});

it("what was paid on a booking is recorded, asks for nothing more, and says how it came about", async () => {
  await openPrice();
  await page.getByRole("button", { name: "Add a call for fund: Cruise Agreement" }).click();
  await page.getByRole("button", { name: "More about the payment plan" }).click();
  await page.getByRole("menuitem", { name: "Record a booking payment" }).click();
  await field(dialog, "Amount").fill("250");
  await record.click();
  await expect.element(dialog).not.toBeInTheDocument();
  const booking = page.getByRole("group", { name: "Booking balance" });
  await expect.element(booking).toHaveTextContent("paid in full on");
  await booking.getByRole("button", { expanded: false }).first().click();
  await expect.element(field(booking, "Amount")).toHaveValue("250.00");
  await expect.element(field(booking, "Amount")).toBeDisabled();
  await booking.getByRole("button", { name: "€250.00", exact: true }).click();
  await expect.element(dialog.getByRole("tree")).toHaveTextContent("Payment");
});
